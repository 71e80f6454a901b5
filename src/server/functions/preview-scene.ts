import {
  LEFT_OUT_HEADER,
  leftOutHeader,
  MAX_PREVIEW_BODY,
  PREVIEW_PLACE_HEADER,
} from "../../shared/contracts/preview-scene.ts";
import { previewInput } from "../previews/preview-input.ts";
import type { PreviewParts } from "../previews/preview-parts.ts";
import { previewScene as preview } from "../previews/preview-scene.ts";
import { defineFunction } from "./define-function.ts";

export function previewScene(parts: PreviewParts) {
  return defineFunction({
    access: "paid",
    input: previewInput,
    maxBody: MAX_PREVIEW_BODY,
    run: async (input, { caller, request }) => {
      const {
        width,
        height,
        png,
        layers,
        hidden = [],
        unedited = layers,
        keepClear,
        box,
        isLifted,
        leftOut = [],
      } = await preview(parts, caller.userId, input, request.signal);
      if (input.part === "layout") return { width, height, layers, hidden, unedited, keepClear, leftOut };
      const headers = { "Cache-Control": "no-store" };
      if (png.length === 0) return new Response(null, { status: 204, headers });
      const place = { [PREVIEW_PLACE_HEADER]: JSON.stringify({ box, isLifted }) };
      const left = { [LEFT_OUT_HEADER]: leftOutHeader(leftOut) };
      return new Response(new Uint8Array(png), {
        headers: { ...headers, ...place, ...left, "Content-Type": "image/png" },
      });
    },
  });
}
