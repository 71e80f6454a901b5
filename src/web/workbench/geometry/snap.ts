import type { Box, Point } from "./box.ts";
import { type Corner, cornerOf, inProportion, resized } from "./resize.ts";

/** A line at which something lines up, from one end to the other. `at` is an x for upright lines, else a y. */
export type Guide = { axis: "x" | "y"; at: number; from: number; to: number };

export type SnapTargets = { page: Box; safe: Box; others: readonly Box[] };

type Line = { at: number; from: number; to: number };
type Match = { shift: number; guide: Line };

/**
 * Shifts a moving box so that an edge or its centre meets one of the page, of the safe zone or of another layer, if one
 * is nearer than `reach`. Each direction looks for its own nearest line.
 */
export function snapped(box: Box, targets: SnapTargets, reach: number): { shift: Point; guides: Guide[] } {
  const x = nearest(marks(box, "x"), span(box, "x"), targets, reach, "x");
  const y = nearest(marks(box, "y"), span(box, "y"), targets, reach, "y");
  return { shift: { x: x?.shift ?? 0, y: y?.shift ?? 0 }, guides: guidesOf(x, y) };
}

/**
 * The same for a corner that is pulled: a pull that takes its edges to the nearest lines. In proportion, only the nearer
 * of both lines can be met.
 */
export function snappedPull(
  box: Box,
  corner: Corner,
  pull: Point,
  keepRatio: boolean,
  targets: SnapTargets,
  reach: number,
): { pull: Point; guides: Guide[] } {
  const placed = resized({ box, angle: 0 }, corner, pull, keepRatio);
  const at = cornerOf(placed, corner);
  const x = nearest([at.x], span(placed, "x"), targets, reach, "x");
  const y = nearest([at.y], span(placed, "y"), targets, reach, "y");
  const start = cornerOf(box, corner);
  const [wholeX, wholeY] = [at.x - start.x + (x?.shift ?? 0), at.y - start.y + (y?.shift ?? 0)];
  if (!keepRatio) return { pull: { x: x ? wholeX : pull.x, y: y ? wholeY : pull.y }, guides: guidesOf(x, y) };
  if (x && (!y || Math.abs(x.shift) <= Math.abs(y.shift)))
    return { pull: inProportion(box, corner, "x", wholeX), guides: guidesOf(x, null) };
  return y ? { pull: inProportion(box, corner, "y", wholeY), guides: guidesOf(null, y) } : { pull, guides: [] };
}

const guidesOf = (x: Match | null, y: Match | null): Guide[] => [
  ...(x ? [{ axis: "x" as const, ...x.guide }] : []),
  ...(y ? [{ axis: "y" as const, ...y.guide }] : []),
];

function nearest(
  own: readonly number[],
  across: { from: number; to: number },
  { page, safe, others }: SnapTargets,
  reach: number,
  axis: "x" | "y",
): Match | null {
  let best: Match | null = null;
  for (const target of [page, safe, ...others]) {
    const range = span(target, axis);
    for (const at of marks(target, axis)) {
      for (const mark of own) {
        const shift = at - mark;
        if (Math.abs(shift) > reach || (best && Math.abs(shift) >= Math.abs(best.shift))) continue;
        best = { shift, guide: { at, from: Math.min(range.from, across.from), to: Math.max(range.to, across.to) } };
      }
    }
  }
  return best;
}

/** Start, middle and end. */
function marks({ x, y, width, height }: Box, axis: "x" | "y"): [number, number, number] {
  return axis === "x" ? [x, x + width / 2, x + width] : [y, y + height / 2, y + height];
}

/** How far it reaches along a guide on this axis. */
const span = ({ x, y, width, height }: Box, axis: "x" | "y") =>
  axis === "x" ? { from: y, to: y + height } : { from: x, to: x + width };
