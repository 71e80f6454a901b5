import { type Box, bottom, box, right } from "../scene/box.ts";

/** No skin is so smooth that words may stand on a face. */
const BUSY = 40;

/** A face with its hair and chin. */
export const headOf = (face: Box): Box =>
  within(box(face.x - face.width * 0.1, face.y - face.height * 0.4, face.width * 1.2, face.height * 1.6));

/** All heads, with their shoulders. */
export function around(heads: readonly Box[]): Box {
  const parts = heads.map((head) => box(head.x - head.width * 0.3, head.y, head.width * 1.6, head.height * 1.2));
  const [left, top] = [Math.min(...parts.map(({ x }) => x)), Math.min(...parts.map(({ y }) => y))];
  return within(box(left, top, Math.max(...parts.map(right)) - left, Math.max(...parts.map(bottom)) - top));
}

/** Makes heads the busiest parts of a picture, so that no words are set there. */
export function keepQuietOff(energy: Float32Array, columns: number, rows: number, heads: readonly Box[]) {
  for (const head of heads) {
    const [from, to] = [Math.floor(head.x * columns), Math.ceil(right(head) * columns)];
    for (let y = Math.floor(head.y * rows); y < Math.ceil(bottom(head) * rows); y++)
      energy.fill(BUSY, y * columns + from, y * columns + to);
  }
}

/** What of a box lies in the picture. */
function within(part: Box): Box {
  const [left, top] = [Math.max(0, part.x), Math.max(0, part.y)];
  return box(left, top, Math.min(1, right(part)) - left, Math.min(1, bottom(part)) - top);
}
