import { boxAround, centerOf, type Placed, type Point } from "./box.ts";
import { MIN_SIDE } from "./resize.ts";
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

/** A layer under two fingers: it follows their middle, grows and turns with them. */
export function pinched({ box, angle }: Placed, from: Fingers, to: Fingers): Placed {
  const { scale, turn, start, end } = pinchOf(from, to);
  const center = centerOf(box);
  const factor = Math.max(scale, MIN_SIDE / Math.min(box.width, box.height));
  return {
    box: boxAround(
      { x: center.x + end.x - start.x, y: center.y + end.y - start.y },
      box.width * factor,
      box.height * factor,
    ),
    angle: straightened(angle + turn),
  };
}
