import type { Box, Point } from "./box.ts";

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
  const x = nearest(box, targets, reach, "x");
  const y = nearest(box, targets, reach, "y");
  const guides: Guide[] = [];
  if (x) guides.push({ axis: "x", ...x.guide });
  if (y) guides.push({ axis: "y", ...y.guide });
  return { shift: { x: x?.shift ?? 0, y: y?.shift ?? 0 }, guides };
}

function nearest(box: Box, { page, safe, others }: SnapTargets, reach: number, axis: "x" | "y"): Match | null {
  const own = marks(box, axis);
  const across = span(box, axis);
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
