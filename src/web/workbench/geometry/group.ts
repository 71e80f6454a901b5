import { boundsOf, boxAround, centerOf, type Placed, type Point, turned } from "./box.ts";
import { type Corner, MIN_SIDE, oppositeOf, resized } from "./resize.ts";

type Together = { shift?: Point; turn?: number; scale?: number };

const NOWHERE = { x: 0, y: 0 };

/** Moves, turns and scales several things as if they were one, around a point. */
export function changedTogether<Thing extends Placed>(
  things: readonly Thing[],
  around: Point,
  { shift = NOWHERE, turn = 0, scale = 1 }: Together,
): Placed[] {
  return things.map(({ box, angle }) => {
    const center = centerOf(box);
    const arm = turned({ x: (center.x - around.x) * scale, y: (center.y - around.y) * scale }, turn);
    const there = { x: around.x + shift.x + arm.x, y: around.y + shift.y + arm.y };
    return { box: boxAround(there, box.width * scale, box.height * scale), angle: angle + turn };
  });
}

/** The middle of all centres. Unlike that of the bounds, it stays where it is however often they are turned around it. */
export function middleOf(things: readonly Placed[]): Point {
  const centers = things.map(({ box }) => centerOf(box));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return { x: mean(centers.map(({ x }) => x)), y: mean(centers.map(({ y }) => y)) };
}

/** The least that things can be scaled by, so that each of them can still be picked up. */
export const minScale = (things: readonly Placed[]) =>
  Math.min(1, Math.max(...things.map(({ box }) => MIN_SIDE / Math.min(box.width, box.height))));

/** How much several grow when a corner of their bounds is pulled. Always in proportion: a turned one cannot be squeezed. */
export function scaleAfter(things: readonly Placed[], corner: Corner, pull: Point): { scale: number; around: Point } {
  const bounds = boundsOf(things);
  const { width } = resized({ box: bounds, angle: 0 }, corner, pull, true);
  return { scale: Math.max(minScale(things), width / bounds.width), around: oppositeOf(bounds, corner) };
}
