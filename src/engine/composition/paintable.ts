import type { Layer } from "../layers/layer.ts";
import { type Box, box } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";

/** No letter is set smaller, and no box is flatter: nothing less can be painted. */
export const SMALLEST = 1;
/** How often a box may be as wide and as high as the page. Shapes and pictures may hang over its edges. */
const LARGEST = { wordless: 2, label: 1 } as const;

/**
 * A box as large as it can be painted, about the same middle: time and memory go with all of a layer's pixels, also with
 * those that nobody sees.
 */
export function paintable({ x, y, width, height }: Box, kind: Layer["kind"], frame: Frame): Box {
  const isLabel = kind === "button" || kind === "badge";
  const most = isLabel ? LARGEST.label : LARGEST.wordless;
  const wide = Math.max(SMALLEST, Math.min(width, most * frame.width));
  const tall = Math.max(SMALLEST, Math.min(height, most * frame.height));
  return box(x + Math.max(0, width - wide) / 2, y + Math.max(0, height - tall) / 2, wide, tall);
}
