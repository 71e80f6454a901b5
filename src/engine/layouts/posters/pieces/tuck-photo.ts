import { contrast } from "../../../color/contrast.ts";
import { alpha } from "../../../color/mix.ts";
import { fade } from "../../../layout-pieces/light.ts";
import { areaOf, coverAt, partUnder, subjectShown, wholeIn } from "../../../photo/crop.ts";
import type { Look } from "../../../photo/look-at.ts";
import { tonesOf } from "../../../photo/tones.ts";
import { type Box, bottom, box, overlap } from "../../../scene/box.ts";
import type { Node } from "../../../tree/node.ts";

/** Giant letters need 3:1 nearly everywhere. */
const READ = 3.5;
const STRAY = 0.09;
const ZOOMS = [1.08, 1, 1.25];
/** How much of a face letters may hide. */
const ON_FACE = 0.04;
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

/** The photograph's card, where the whole photograph lies, and the ink of the letters on it, with a shade if they need it. */
export type Laid = { area: Box; picture: Box | undefined; ink: string; shade?: { color: string; strength: number } };

/** The weakest shade is tried first; under more nothing is seen of the photograph. */
const SHADES = [0.25, 0.4, 0.55, 0.7, 0.8];

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
    const score = scoreOf(look, laid, wish) - choice * 0.04;
    if (!best || score > best.score) best = { area: laid.area, picture: laid.picture, ink, score };
  }
  return best;
}

/** The same where no ink is read: the letters stand on a shade in the photograph's own dark tone. */
export function layOnShade(wish: TuckWish): Laid | undefined {
  const { look, inks } = wish;
  if (!look || look.isTransparent) return undefined;
  const { dark } = tonesOf(look);
  const pale = inks.filter((color) => contrast(color, dark) >= READ);
  let best: (Laid & { score: number }) | undefined;
  for (const laid of crops(look, wish))
    for (const strength of SHADES) {
      const shade = { color: dark, strength };
      const ink = pale.find((color) => laid.reads(color, shade));
      const score = scoreOf(look, laid, wish) - strength * 0.3;
      if (ink && (!best || score > best.score)) best = { area: laid.area, picture: laid.picture, ink, shade, score };
      if (ink) break;
    }
  return best;
}

/** The shade under held letters, which runs out towards the middle of the photograph. */
export function shadeNodes({ area, shade }: Laid, held: readonly Box[]): Node[] {
  if (!shade) return [];
  return held.map((part) => {
    const letters = common(part, area);
    const isTop = letters.y + letters.height / 2 < area.y + area.height / 2;
    const to = isTop ? area.y : bottom(area);
    const from = isTop ? bottom(letters) : letters.y;
    const out = Math.min(area.height, Math.abs(to - from) * RUN_OUT);
    const full = alpha(shade.color, shade.strength);
    const share = (100 * Math.abs(to - from)) / out;
    return fade(
      box(area.x, isTop ? area.y : bottom(area) - out, area.width, out),
      isTop ? 180 : 0,
      `${full} 0%`,
      `${full} ${share.toFixed(1)}%`,
      `${alpha(shade.color, shade.strength * 0.4)} ${(share + (100 - share) * 0.5).toFixed(1)}%`,
      `${alpha(shade.color, 0)} 100%`,
    );
  });
}

/** How far a shade reaches, letters and the way out together, in heights of the letters. */
const RUN_OUT = 1.8;

function scoreOf(look: Look, { area, picture, shift }: Crop, { areas, between }: TuckWish) {
  return subjectShown(look, picture, between) - areas.indexOf(area) * 0.15 - Math.abs(shift) * 0.3;
}

type Veil = { color: string; strength: number };
type Crop = { area: Box; picture: Box; shift: number; reads: (ink: string, veil?: Veil) => boolean };

function crops(look: Look, { areas, held, between }: TuckWish): Crop[] {
  return areas.flatMap((area) => {
    const middle = (between.y + between.height / 2 - area.y) / area.height;
    const sharpest = Math.max(1, (look.width * 2) / Math.max(area.width, area.height * look.aspect));
    return ZOOMS.flatMap((zoom) =>
      SHIFTS.flatMap((shift) => {
        const picture = coverAt(look, area, { at: { x: 0.5, y: middle + shift }, zoom: Math.min(zoom, sharpest) });
        const faces = look.heads.map((head) => areaOf(picture, head));
        if (faces.some((face) => held.some((part) => overlap(part, face) > ON_FACE * face.width * face.height)))
          return [];
        const parts = held.map((part) => common(part, area)).filter((part) => part.height > 0);
        const reads = (ink: string, veil?: Veil) =>
          parts.every((part) => look.contrastIn(partUnder(picture, part), ink, STRAY, veil) >= READ);
        return [{ area, picture, shift, reads }];
      }),
    );
  });
}

function common(part: Box, area: Box): Box {
  const y = Math.max(part.y, area.y);
  return box(part.x, y, part.width, Math.min(bottom(part), bottom(area)) - y);
}
