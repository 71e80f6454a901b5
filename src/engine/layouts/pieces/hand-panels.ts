import type { Art } from "../../art/art.ts";
import { type Box, box, inset, part } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";

/** How many panels stand side by side, by the shape of the picture and the number of steps. */
const COLUMNS: Record<Frame["shape"], readonly number[]> = {
  square: [1, 1, 2, 3, 2, 3, 3],
  portrait: [1, 1, 1, 1, 2, 2, 2],
  story: [1, 1, 1, 2, 2, 2, 2],
  wide: [1, 1, 2, 3, 4, 3, 3],
};

/** The cells of a grid in reading order; a last row with fewer panels has wider ones. */
export function panelGrid(
  frame: Frame,
  area: Box,
  count: number,
  { gap, isReversed, lastRow }: { gap: number; isReversed: boolean; lastRow?: number | undefined },
): Box[] {
  const columns = COLUMNS[frame.shape][count] ?? 2;
  const rows = Math.ceil(count / columns);
  const high = area.height - gap * (rows - 1);
  const last = lastRow ?? high / rows;
  const height = rows > 1 ? (high - last) / (rows - 1) : last;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const width = (area.width - gap * (inRow - 1)) / inRow;
    const place = index - row * columns;
    const column = isReversed ? inRow - 1 - place : place;
    return box(area.x + column * (width + gap), area.y + row * (height + gap), width, row === rows - 1 ? last : height);
  });
}

export type PanelPlan = { cell: Box; art: Art | undefined; drawing: Box; words: Box };

/** Where the drawing and the words of a panel go: side by side in a broad one, else the words beneath. */
export function planPanel(cell: Box, art: Art | undefined, { unit: u, safe }: Frame, isReversed: boolean): PanelPlan {
  const inner = inset(cell, 30 * u, 22 * u);
  const floor = safe.y + safe.height - 8 * u;
  if (!art) {
    const words = { ...inset(inner, 12 * u, 0), y: inner.y + 34 * u, height: inner.height - 44 * u };
    return { cell, art, drawing: box(0, 0, 0, 0), words: above(words, floor) };
  }
  if (cell.width / cell.height > 1.35) {
    const share = Math.min(0.44, (cell.height / cell.width) * 0.95);
    const [drawing, words] = isReversed
      ? [part(inner, 1 - share, 0, share, 1), part(inner, 0, 0, 1 - share - 0.04, 1)]
      : [part(inner, 0, 0, share, 1), part(inner, share + 0.04, 0, 1 - share - 0.04, 1)];
    return { cell, art, drawing, words: above(words, floor) };
  }
  // Where an app covers the foot of the panel, the words stand over the drawing.
  if (cell.y + cell.height > floor + 20 * u) {
    const words = above(box(inner.x + 50 * u, inner.y + 10 * u, inner.width - 50 * u, inner.height * 0.45), floor);
    const top = words.y + words.height + 14 * u;
    return { cell, art, drawing: box(inner.x, top, inner.width, inner.y + inner.height - top), words };
  }
  return { cell, art, drawing: part(inner, 0, 0.03, 1, 0.55), words: part(inner, 0, 0.61, 1, 0.39) };
}

const above = (area: Box, floor: number): Box => ({ ...area, height: Math.min(area.height, floor - area.y) });
