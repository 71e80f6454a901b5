import { edgesOf } from "../giant-type/edges-of.ts";
import type { GiantLine, Layer } from "../layers/layer.ts";
import type { Painter } from "../painter/painter.ts";
import { type Box, box, inset } from "../scene/box.ts";

/** The air above and below the letters in a line box of one em, at least. */
const LINE_AIR = 0.15;

/** The part of every giant line's box that its letters take, before it is turned or stretched. */
export type LetterBoxes = ReadonlyMap<GiantLine, Box>;

/** Figures are lower than letters, and some scripts lower than others, so the letters themselves are looked at. */
export async function letterBoxes(painter: Painter, layers: readonly Layer[]): Promise<LetterBoxes> {
  const found = new Map<GiantLine, Box>();
  for (const layer of layers) {
    if (layer.kind !== "giant") continue;
    for (const line of layer.lines) {
      const { before, after, top, bottom } = await edgesOf(painter, line.text, layer.style);
      const { box: area, size } = line;
      const [from, to] = [Math.max(LINE_AIR, top), Math.min(1 - LINE_AIR, bottom)];
      const [left, right] = [Math.max(0, before), Math.max(0, after)];
      if (to > from && (left + right) * size < area.width)
        found.set(
          line,
          box(area.x + left * size, area.y + from * size, area.width - (left + right) * size, (to - from) * size),
        );
    }
  }
  return found;
}

/** What the letters of a line take, as far as it is known. */
export const letterBox = (boxes: LetterBoxes, line: GiantLine): Box =>
  boxes.get(line) ?? inset(line.box, 0, line.size * LINE_AIR);
