import { z } from "zod";
import { MAX_MODEL_INPUT_BYTES } from "../ai-models.ts";
import { pictureFormatSchema } from "../formats.ts";
import { presetOf } from "../platform-presets.ts";
import { base64Length } from "./generate-creative.ts";
import { MAX_SCENE_BYTES, MAX_SCENE_PHOTOS } from "./save-version.ts";

/** Three of the largest. Eight of those at once, from a dozen people, would be more memory than there is. */
export const MAX_PREVIEW_BODY = 3 * base64Length(MAX_MODEL_INPUT_BYTES) + MAX_SCENE_BYTES;
const MIN_SCALE = 0.1;

/** What the page calls a picture of the user's. The bytes are sent once, and after that as long as the server asks. */
export const previewPhoto = z.object({
  name: z.string().min(1).max(100),
  id: z.string().min(1).max(64),
  /** Base64 without the `data:` prefix. */
  data: z.string().min(1).optional(),
});
export type PreviewPhoto = z.infer<typeof previewPhoto>;

const presetId = z
  .string()
  .max(40)
  .refine((id) => presetOf(id) !== undefined, "is no size we know");

/** Everything but the scene, which is the engine's to check. */
export const previewSceneInput = z.object({
  /** `layout` says where everything stands; nothing is painted. A preset has a size of its own, whatever the format. */
  part: z.union([
    z.enum(["layout", "whole", "under", "over"]),
    z.object({ layer: z.string().min(1).max(60) }),
    z.object({ preset: presetId }),
  ]),
  format: pictureFormatSchema,
  scale: z.number().min(MIN_SCALE).max(1).default(1),
  photos: z.array(previewPhoto).max(MAX_SCENE_PHOTOS).default([]),
});
export type PreviewSceneRequest = z.input<typeof previewSceneInput>;

/** A painted part is answered as a PNG, or with 204 when there is nothing to see. This header says what it covers. */
export const PREVIEW_PLACE_HEADER = "x-preview-place";
export const previewPlace = z.object({
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  isLifted: z.boolean(),
});

/** What a preset leaves out: as JSON, made safe for a header, and no more than a header holds. */
export const LEFT_OUT_HEADER = "x-preview-left-out";
const MAX_LEFT_OUT = 600;
const leftOutSchema = z.array(z.string());

export function leftOutHeader(leftOut: readonly string[]): string {
  let room = MAX_LEFT_OUT;
  const kept = leftOut.map((words) => {
    const part = [...words].slice(0, Math.max(0, room)).join("");
    room -= part.length;
    return part;
  });
  return encodeURIComponent(JSON.stringify(kept.filter(Boolean)));
}

export const readLeftOut = (header: string | null): string[] =>
  header === null ? [] : leftOutSchema.parse(JSON.parse(decodeURIComponent(header)));
