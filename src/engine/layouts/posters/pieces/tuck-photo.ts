import { contrast } from "../../../color/contrast.ts";
import { coverAt, partUnder, subjectShown, wholeIn } from "../../../photo/crop.ts";
import type { Look } from "../../../photo/look-at.ts";
import { type Box, bottom, box } from "../../../scene/box.ts";

/** Giant letters need 3:1 nearly everywhere. */
const READ = 3.5;
const STRAY = 0.09;
const ZOOMS = [1.08, 1, 1.25];
const SHIFTS = [0, 0.07, -0.07, 0.14, -0.14];

export type TuckWish = {
  look: Look | undefined;
  /** The colour of the card where there is no photograph, or under a transparent one. */
  matte: string;
  /** How large the photograph may be, the best first. */
  areas: readonly Box[];
  /** The places on which letters lie. */
  held: readonly Box[];
  /** The free part between the lines, where the subject should be seen. */
  between: Box;
  /** For the letters on the photograph, the dearest first. */
  inks: readonly string[];
};

/** The photograph's card, where the whole photograph lies, and the ink of the letters on it. */
export type Laid = { area: Box; picture: Box | undefined; ink: string };

/** Lays the photograph so that its subject is seen and the letters on it are read; nothing, when they never are. */
export function layUnder(wish: TuckWish): Laid | undefined {
  const { look, matte, areas, between, inks } = wish;
  const [largest] = areas;
  if ((!look || look.isTransparent) && largest) {
    const ink = inks.find((color) => contrast(color, matte) >= READ);
    return ink ? { area: largest, picture: look && wholeIn(look, between), ink } : undefined;
  }
  let best: (Laid & { score: number }) | undefined;
  for (const laid of look ? crops(look, wish) : []) {
    const choice = inks.findIndex((color) => laid.reads(color));
    const ink = inks[choice];
    if (!look || !ink) continue;
    // The subject in sight counts most, then a large picture, then a dear ink, then a crop as wished.
    const shown = subjectShown(look, laid.picture, between);
    const score = shown - areas.indexOf(laid.area) * 0.15 - choice * 0.04 - Math.abs(laid.shift) * 0.3;
    if (!best || score > best.score) best = { area: laid.area, picture: laid.picture, ink, score };
  }
  return best;
}

function crops(look: Look, { areas, held, between }: TuckWish) {
  return areas.flatMap((area) => {
    const middle = (between.y + between.height / 2 - area.y) / area.height;
    const sharpest = Math.max(1, (look.width * 2) / Math.max(area.width, area.height * look.aspect));
    return ZOOMS.flatMap((zoom) =>
      SHIFTS.map((shift) => {
        const picture = coverAt(look, area, { at: { x: 0.5, y: middle + shift }, zoom: Math.min(zoom, sharpest) });
        const parts = held.map((part) => common(part, area)).filter((part) => part.height > 0);
        const reads = (ink: string) =>
          parts.every((part) => look.contrastIn(partUnder(picture, part), ink, STRAY) >= READ);
        return { area, picture, shift, reads };
      }),
    );
  });
}

function common(part: Box, area: Box): Box {
  const y = Math.max(part.y, area.y);
  return box(part.x, y, part.width, Math.min(bottom(part), bottom(area)) - y);
}
