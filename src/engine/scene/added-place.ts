import { type AddedLayer, MAX_LENGTH } from "./added-layer.ts";
import { type Box, box } from "./box.ts";
import type { Frame } from "./frame.ts";

type Placed = Pick<AddedLayer, "at" | "size">;

/**
 * Where a layer that was added stands in a format: in the same part of the safe zone, as large as the format makes
 * everything, and never larger than that zone.
 */
export function addedPlace({ safe, unit }: Frame, { at, size }: Placed): Box {
  const [width, height] = [size.width * unit, size.height * unit];
  const shrunk = Math.min(1, safe.width / width, safe.height / height);
  const [w, h] = [width * shrunk, height * shrunk];
  return box(safe.x + at.x * safe.width - w / 2, safe.y + at.y * safe.height - h / 2, w, h);
}

/** The same the other way round: what to store of a box on a page. */
export const placeOfBox = ({ safe, unit }: Frame, { x, y, width, height }: Box): Placed => ({
  at: { x: bounded((x + width / 2 - safe.x) / safe.width), y: bounded((y + height / 2 - safe.y) / safe.height) },
  size: { width: lengthOf(width / unit), height: lengthOf(height / unit) },
});

const lengthOf = (pixels: number) => Math.min(MAX_LENGTH, Math.max(1, pixels));
const bounded = (share: number) => Math.min(2, Math.max(-1, share));
