import { MIN_TEXT_PX } from "../../shared/formats.ts";
import { isWordless, type Layer } from "../layers/layer.ts";
import { smallStyle } from "../layers/paint-layer.ts";
import type { Frame } from "../scene/frame.ts";
import type { Finding } from "./finding.ts";

/** Sizes are compared as if the picture were 1080 pixels wide. */
export function findSmallText(layers: readonly Layer[], { unit }: Frame): Finding[] {
  return layers.flatMap((layer): Finding[] => {
    if (isWordless(layer) || layer.text.trim() === "") return [];
    const smallest = layer.kind === "badge" && layer.small ? smallStyle(layer.style).size : layer.style.size;
    const size = smallest / unit;
    return size < MIN_TEXT_PX - 0.5
      ? [{ kind: "too-small", layer: layer.id, message: `${layer.id} is set in ${size.toFixed(1)} px` }]
      : [];
  });
}
