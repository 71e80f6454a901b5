import { type Box, box } from "../scene/box.ts";
import { partUnder } from "./crop.ts";
import type { Look } from "./look-at.ts";

/** Below this energy words can be read over a picture. */
export const QUIET = 7;
const CELLS = 22;

export type QuietWish = { leastWidth: number; leastHeight: number; most?: number };

/**
 * The rectangles of an area in which the picture under it is quiet, as large as they can be, the largest first. Where
 * the picture does not reach, its edge is carried on and it is as quiet as there.
 */
export function quietAreas(look: Look, picture: Box, within: Box, wish: QuietWish): Box[] {
  const { leastWidth, leastHeight, most = QUIET } = wish;
  const [stepX, stepY] = [within.width / CELLS, within.height / CELLS];
  const isQuiet = (column: number, row: number) => {
    const cell = box(within.x + column * stepX, within.y + row * stepY, stepX, stepY);
    return look.energyIn(partUnder(picture, cell)) <= most;
  };
  const heights = new Array<number>(CELLS).fill(0);
  const found: Box[] = [];
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++)
      heights[column] = isQuiet(column, row) ? (heights[column] ?? 0) + 1 : 0;
    for (const { from, to, height } of rectanglesUnder(heights)) {
      const area = box(
        within.x + from * stepX,
        within.y + (row + 1 - height) * stepY,
        (to - from) * stepX,
        height * stepY,
      );
      if (area.width >= leastWidth && area.height >= leastHeight) found.push(area);
    }
  }
  return largestFirst(found);
}

/** Every rectangle under a skyline that cannot be made wider without getting lower. */
function rectanglesUnder(heights: readonly number[]) {
  const open: { from: number; height: number }[] = [];
  const found: { from: number; to: number; height: number }[] = [];
  for (let to = 0; to <= heights.length; to++) {
    const height = heights[to] ?? 0;
    let from = to;
    while ((open.at(-1)?.height ?? 0) > height) {
      const last = open.pop();
      if (!last) break;
      found.push({ ...last, to });
      from = last.from;
    }
    if (height > (open.at(-1)?.height ?? 0)) open.push({ from, height });
  }
  return found;
}

const contains = (outer: Box, inner: Box) =>
  outer.x <= inner.x + 1 &&
  outer.y <= inner.y + 1 &&
  outer.x + outer.width >= inner.x + inner.width - 1 &&
  outer.y + outer.height >= inner.y + inner.height - 1;

/** Without those that lie inside another. */
function largestFirst(areas: Box[]): Box[] {
  const kept: Box[] = [];
  for (const area of areas.sort((a, b) => b.width * b.height - a.width * a.height))
    if (!kept.some((other) => contains(other, area))) kept.push(area);
  return kept;
}
