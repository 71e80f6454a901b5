import type { Placed, Point } from "./box.ts";
import { changedTogether, middleOf, minScale } from "./group.ts";
import { directionOf, straightened } from "./turn.ts";

export type Fingers = readonly [Point, Point];

const distance = ([a, b]: Fingers) => Math.hypot(a.x - b.x, a.y - b.y);
const between = ([a, b]: Fingers): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** How two fingers moved: how far apart they went, how they turned, and where their middle is now. */
export function pinchOf(from: Fingers, to: Fingers) {
  const [start, end] = [between(from), between(to)];
  return {
    // Fingers that start on one spot would scale without end.
    scale: distance(to) / Math.max(1, distance(from)),
    turn: directionOf(...to) - directionOf(...from),
    start,
    end,
  };
}

/** Layers under two fingers: they follow their middle, grow and turn with them as one. */
export function pinched(things: readonly Placed[], from: Fingers, to: Fingers): Placed[] {
  const { scale, turn, start, end } = pinchOf(from, to);
  const only = things.length === 1 ? (things[0]?.angle ?? 0) : 0;
  return changedTogether(things, middleOf(things), {
    shift: { x: end.x - start.x, y: end.y - start.y },
    scale: Math.max(scale, minScale(things)),
    // One layer is straight by itself, several by how far they were turned.
    turn: straightened(only + turn) - only,
  });
}
