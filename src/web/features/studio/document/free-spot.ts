import { addedPlace, placeOfBox } from "../../../../engine/scene/added-place.ts";
import { type Box, overlap } from "../../../../engine/scene/box.ts";
import type { Frame } from "../../../../engine/scene/frame.ts";

const STEPS = 12;
/** Of two places that cover as little, the one nearer to the middle is taken. */
const PULL = 0.02;

/** Where a box of a size covers least of what is there, inside of an area. */
export function freeSpot({ width, height }: Pick<Box, "width" | "height">, area: Box, taken: readonly Box[]): Box {
  const room = { x: Math.max(0, area.width - width), y: Math.max(0, area.height - height) };
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS);
  const spots = shares.flatMap((down) =>
    shares.map((across) => ({ x: area.x + across * room.x, y: area.y + down * room.y, width, height })),
  );
  const middle = { x: area.x + room.x / 2, y: area.y + room.y / 2 };
  const cost = (spot: Box) =>
    taken.reduce((sum, one) => sum + overlap(one, spot), 0) / (width * height) +
    (PULL * Math.hypot(spot.x - middle.x, spot.y - middle.y)) / Math.hypot(area.width, area.height);
  const best = spots.map((spot) => ({ spot, cost: cost(spot) })).reduce((a, b) => (b.cost < a.cost ? b : a));
  return best.spot;
}

/** The same for a layer that is about to be added: where in the safe zone, in shares of it. */
export function freePlace(frame: Frame, size: Pick<Box, "width" | "height">, taken: readonly Box[]) {
  const painted = addedPlace(frame, { at: { x: 0.5, y: 0.5 }, size });
  return placeOfBox(frame, freeSpot(painted, frame.safe, taken)).at;
}
