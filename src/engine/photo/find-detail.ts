import type { Point } from "../layers/layer.ts";
import { box } from "../scene/box.ts";
import { middleOf } from "./crop.ts";
import type { Look } from "./look-at.ts";

const STEPS = 14;
/** How much less a place at the subject's rim is worth than one in its middle. */
const RIM = 0.6;
/** Faces, and the tops of things, are above the middle. */
const HEIGHT = 0.42;

/**
 * The point of the subject that is worth going nearer to, in shares of the picture: a face, otherwise where most happens in
 * a window.
 */
export function findDetail(look: Look, window: { width: number; height: number }): Point {
  const { subject, heads } = look;
  const [largest] = heads.toSorted((one, other) => other.width - one.width);
  if (largest) return middleOf(largest);
  const middle = { x: middleOf(subject).x, y: subject.y + subject.height * HEIGHT };
  let best = { ...middle, worth: -1 };
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++) {
      const x = subject.x + (subject.width * (column + 0.5)) / STEPS;
      const y = subject.y + (subject.height * (row + 0.5)) / STEPS;
      const away = Math.max(
        Math.abs(x - middle.x) / Math.max(0.01, subject.width / 2),
        Math.abs(y - middle.y) / Math.max(0.01, subject.height / 2),
      );
      const around = box(x - window.width / 2, y - window.height / 2, window.width, window.height);
      const worth = look.energyIn(around) * (1 - RIM * away ** 2);
      if (worth > best.worth) best = { x, y, worth };
    }
  return { x: best.x, y: best.y };
}
