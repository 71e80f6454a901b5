import type { Point } from "../../../layers/layer.ts";
import { findDetail } from "../../../photo/find-detail.ts";
import type { Look } from "../../../photo/look-at.ts";
import { box, overlap } from "../../../scene/box.ts";

const STEPS = 12;
/** A part of a face beside the face itself would be a slip. */
const ON_A_HEAD = 0.1;

/** Two points of a picture that are worth going nearer to, as far apart as windows that do not show the same. */
export function twoDetails(look: Look, window: { width: number; height: number }): [Point, Point] {
  const first = findDetail(look, window);
  const { heads } = look;
  // Beside people there is what they wear, hold and stand before.
  const around = heads.length > 0 ? box(0.08, 0.08, 0.84, 0.84) : look.subject;
  let best = { x: 0.5, y: 0.5, worth: -1 };
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++) {
      const x = around.x + (around.width * (column + 0.5)) / STEPS;
      const y = around.y + (around.height * (row + 0.5)) / STEPS;
      const away = Math.max(Math.abs(x - first.x) / window.width, Math.abs(y - first.y) / window.height);
      const seen = box(x - window.width / 2, y - window.height / 2, window.width, window.height);
      const isOnHead = heads.some((head) => overlap(seen, head) > 0);
      const worth = look.energyIn(seen) * Math.min(1, away) ** 2 * (isOnHead ? ON_A_HEAD : 1);
      if (worth > best.worth) best = { x, y, worth };
    }
  return [first, { x: best.x, y: best.y }];
}
