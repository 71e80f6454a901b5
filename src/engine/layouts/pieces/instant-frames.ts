import { type Box, box } from "../../scene/box.ts";

/** A frame of an instant photo, and the hole in it, from the frame's own corner on. */
export type InstantFrame = { area: Box; hole: Box };

/** The hole of a drawing's frame, and of one among several; a single photograph keeps more of its own shape. */
const USUAL = 0.86 / 0.9;
const [TALLEST, WIDEST] = [0.86, 1.45];
/** How large a single drawing gets, in units. */
const ALONE = 460;
/** Middles of frames that lie over each other, in shares of the room, and how wide they are. */
const PILE = [
  [0.31, 0.26],
  [0.69, 0.5],
  [0.33, 0.76],
] as const;
const [TWO, THREE] = [0.62, 0.54];

type Wish = { unit: number; aspects: readonly number[]; isPile: boolean };

/** Frames as large as a room allows: in a row, a little out of line, or in a pile. */
export function instantFrames(room: Box, count: number, { unit, aspects, isPile }: Wish): InstantFrame[] {
  const [only = USUAL] = aspects;
  const aspect = count === 1 ? Math.min(WIDEST, Math.max(TALLEST, only)) : USUAL;
  const ratio = 0.34 + 0.86 / aspect;
  const sideways = isPile ? room.width * (count > 2 ? THREE : TWO) : room.width / count - 16 * unit;
  const upright = isPile ? (room.height * (count > 2 ? 0.47 : 0.6)) / ratio : (room.height * 0.967) / ratio;
  const most = count === 1 && aspects.length === 0 ? ALONE * unit : Number.POSITIVE_INFINITY;
  const width = Math.min(sideways, upright, most);
  const height = width * ratio;
  return Array.from({ length: count }, (_, index) => {
    const [pileX, pileY] = PILE[index] ?? [0.5, 0.5];
    const step = room.width / count;
    const middle = isPile ? room.x + room.width * pileX : room.x + step * (index + 0.5);
    const top = isPile
      ? room.y + (room.height - height) * (count > 2 ? (pileY - 0.26) * 2 : index)
      : room.y + (room.height - height) / 2 + (index % 2 ? 0.04 : -0.03) * height;
    const area = box(middle - width / 2, top, width, height);
    return { area, hole: box(width * 0.07, width * 0.07, width * 0.86, (width * 0.86) / aspect) };
  });
}
