import type { Inks } from "../../../giant-type/inks.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { areaOf, coverAt, photoIn } from "../../../photo/crop.ts";
import { type Look, lookAt } from "../../../photo/look-at.ts";
import { type Box, bottom, box, overlap, part, right } from "../../../scene/box.ts";
import { headsIn, type PhotoFrame, photoFrame } from "./photo-frame.ts";

/**
 * The photograph in an area, its subject beside a block that lies over it; `cost` is what the block hides of it. What
 * was cut out has to be seen whole.
 */
export async function besideBlock(
  stage: Stage,
  area: Box,
  block: Box,
  inks: Inks,
): Promise<PhotoFrame & { cost: number }> {
  const { photo } = stage;
  const look = photo && (await lookAt(stage, photo));
  if (!photo || !look || look.isTransparent) {
    return { ...(await photoFrame(stage, area, inks, { clear: restOf(area, block) })), cost: 1 };
  }
  const { picture, cost } = clearOf(look, area, block);
  return { paint: [photoIn(photo, area, picture)], heads: headsIn(look, picture, area), cost };
}

/** The largest part of an area that a block leaves free. */
function restOf(area: Box, block: Box): Box {
  const { x, y, width, height } = area;
  const parts = [
    box(x, y, width, block.y - y),
    box(x, bottom(block), width, bottom(area) - bottom(block)),
    box(x, y, block.x - x, height),
    box(right(block), y, right(area) - right(block), height),
  ];
  const size = (one: Box) => Math.max(0, one.width) * Math.max(0, one.height);
  return parts.reduce((best, one) => (size(one) > size(best) ? one : best));
}

const PLACES = [0.15, 0.25, 0.35, 0.5, 0.65, 0.75, 0.85];
const ZOOMS = [1, 1.12, 1.25, 1.4];

/** The crop that hides least of the subject, and of no head anything if that can be had. */
function clearOf(look: Look, area: Box, block: Box): { picture: Box; cost: number } {
  let best = { picture: coverAt(look, area), cost: Number.POSITIVE_INFINITY };
  for (const zoom of look.framing ? [1] : ZOOMS)
    for (const y of PLACES)
      for (const x of PLACES) {
        const picture = coverAt(look, area, { at: { x, y }, zoom });
        const faces = look.heads.reduce((sum, head) => sum + unseen(areaOf(picture, head), area, block), 0);
        const { subject } = look;
        const upper = areaOf(picture, part(subject, 0, 0, 1, 0.45));
        const hidden = unseen(areaOf(picture, subject), area, block) + 0.7 * unseen(upper, area, block);
        const cost = hidden + faces * 3 + (zoom - 1) * 0.4;
        if (cost < best.cost - 0.001) best = { picture, cost };
      }
  return best;
}

/** The share of a part of the picture that is cut off, or lies under the block. */
function unseen(shown: Box, area: Box, block: Box) {
  const whole = Math.max(1, shown.width * shown.height);
  return (overlap(shown, block) + whole - overlap(shown, area)) / whole;
}
