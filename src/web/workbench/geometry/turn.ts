import { centerOf, type Placed, type Point, tidyAngle } from "./box.ts";

const STEP = 15;
const STRAIGHT = [-180, -90, 0, 90, 180];
/** So close to upright or level, a layer was meant to be straight. */
const NEARLY = 2.5;

/** The direction from one point to another, in degrees: 0 is right, 90 down. */
export const directionOf = (from: Point, to: Point) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

/** The angle after pulling the turning handle from one point to another; in steps of 15 degrees if wanted. */
export function angleAfter({ box, angle }: Placed, from: Point, to: Point, inSteps: boolean): number {
  const center = centerOf(box);
  const free = tidyAngle(angle + directionOf(center, to) - directionOf(center, from));
  if (inSteps) return tidyAngle(Math.round(free / STEP) * STEP);
  return straightened(free);
}

export function straightened(angle: number): number {
  const straight = STRAIGHT.find((candidate) => Math.abs(candidate - angle) <= NEARLY);
  return tidyAngle(straight ?? angle);
}
