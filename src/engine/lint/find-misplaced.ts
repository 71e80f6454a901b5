import { isWordless, type Layer } from "../layers/layer.ts";
import { bottom, overlap, right } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import type { Finding } from "./finding.ts";
import { linesBox } from "./lines-box.ts";

/** Half a pixel of rounding is not a fault. */
const ROUNDING = 1;

/** Giant type stands free: its idea may run off the picture. What has to be read in it is the layout's care. */
export function findMisplaced(layers: readonly Layer[], { safe, all }: Frame): Finding[] {
  return layers.flatMap((layer): Finding[] => {
    if (layer.kind === "giant") return [];
    const box = linesBox(layer);
    if (isWordless(layer))
      return overlap(box, all) > 0
        ? []
        : [{ kind: "outside-safe-zone", layer: layer.id, message: `${layer.id} lies outside the picture` }];
    const out =
      box.x < safe.x - ROUNDING ||
      box.y < safe.y - ROUNDING ||
      right(box) > right(safe) + ROUNDING ||
      bottom(box) > bottom(safe) + ROUNDING;
    return out ? [{ kind: "outside-safe-zone", layer: layer.id, message: `${layer.id} leaves the safe zone` }] : [];
  });
}
