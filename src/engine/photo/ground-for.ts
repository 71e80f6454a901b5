import { contrast } from "../color/contrast.ts";
import { darken, lighten } from "../color/mix.ts";
import { type Box, bottom, part, right, union } from "../scene/box.ts";
import { partUnder } from "./crop.ts";
import type { Look } from "./look-at.ts";
import { tonesOf } from "./tones.ts";

/** Where the words stand on the canvas: large type needs less contrast than small. */
export type WordsAt = { large: readonly Box[]; small: readonly Box[] };

export type Side = "top" | "bottom" | "left" | "right";

/**
 * The least that lets words be read on a picture, and what it costs the picture, from 0 to about a quarter. A shade lies
 * over the picture; at a field the picture ends, and runs into it.
 */
export type Ground = { ink: string; on: string; cost: number } & (
  | { kind: "bare" }
  | { kind: "shade" | "field"; side: Side; strength: number; reach: number }
);

/** Above 3 and 4.5, because a small copy does not show every spot. */
const LARGE = 3.6;
const SMALL = 5;
/** Where more happens, words are not read without a ground, whatever their contrast. */
const CALM = 9;
const [LEAST, STEP] = [0.2, 0.05];
/** Above it nothing is left of the picture, and a field is more honest. */
const MOST = 0.85;
/** A pale shade looks like fog, a dark one like evening. */
const FOG = 1.7;
/** A rim with less contrast to white runs into a pale field. */
const DIM = 2.6;
/** What words on a field are read with: there is no reason for less. */
const ON_FIELD = 8;

/**
 * The ground for words on a placed picture: none where it is calm, otherwise the weakest shade from the side of the frame
 * that darkens least of it. The worst spots decide, never the mean: half sky and half trees is a grey on which no ink is
 * read. The tones are the picture's own, because a black shade looks like a fault.
 */
export function groundFor(look: Look, picture: Box, frame: Box, words: WordsAt, most = MOST): Ground | undefined {
  const { dark, light } = tonesOf(look);
  const inks = [
    { ink: light, on: dark, price: 1 },
    { ink: dark, on: light, price: FOG },
  ];
  const [large, small] = [words.large, words.small].map((areas) => areas.map((area) => partUnder(picture, area)));
  const reads = (ink: string, on: string, strength: number) => {
    const veil = { color: on, strength };
    const isRead = (parts: readonly Box[] | undefined, least: number) =>
      (parts ?? []).every((part) => look.contrastIn(part, ink, undefined, veil) >= least);
    return isRead(large, LARGE) && isRead(small, SMALL);
  };
  const whole = union([...words.large, ...words.small]);
  if (look.energyIn(partUnder(picture, whole)) < CALM)
    for (const { ink, on } of inks) if (reads(ink, on, 0)) return { kind: "bare", ink, on, cost: 0 };
  const { side, reach } = shortestWay(frame, whole);
  let best: Ground | undefined;
  for (const { ink, on, price } of inks)
    for (let strength = LEAST; strength <= most + 0.001; strength += STEP) {
      const cost = (0.03 + strength * (0.06 + 0.2 * reach)) * price;
      if (best && cost >= best.cost) break;
      if (reads(ink, on, strength)) best = { kind: "shade", ink, on, side, strength, reach, cost };
    }
  return best;
}

/** What a field costs, and how much more when it is the whole frame. */
const FIELD = [0.2, 0.25] as const;
/** How much of the picture beside a field gives it its colour. */
const RIM = 0.16;

/** A field behind a block of words, and the part of the frame that it leaves to the picture. */
export function fieldFor(frame: Box, words: Box): { side: Side; reach: number; rest: Box; cost: number } {
  const { side, reach } = shortestWay(frame, words);
  return { side, reach, rest: part(frame, ...RESTS[side](reach)), cost: FIELD[0] + FIELD[1] * reach };
}

type Shares = [x: number, y: number, width: number, height: number];
/** What is left when a side is taken away up to a share. */
const RESTS: Record<Side, (reach: number) => Shares> = {
  top: (reach) => [0, reach, 1, 1 - reach],
  bottom: (reach) => [0, 0, 1, 1 - reach],
  left: (reach) => [reach, 0, 1 - reach, 1],
  right: (reach) => [0, 0, 1 - reach, 1],
};

/** The field in the colour that the picture has where it begins, as deep or as pale as words need it. */
export function fieldGround(
  look: Look,
  picture: Box,
  { side, reach, rest, cost }: ReturnType<typeof fieldFor>,
): Ground {
  const rim = part(rest, ...RESTS[OPPOSITE[side]](1 - RIM));
  const own = look.meanIn(partUnder(picture, rim));
  const isDark = !look.isTransparent && contrast(own, "#ffffff") > DIM;
  const { dark, light } = tonesOf(look);
  const [ink, push] = isDark ? [light, darken] : [dark, lighten];
  const steps = Array.from({ length: 20 }, (_, step) => push(own, step * 0.05));
  const on = steps.find((color) => contrast(color, ink) >= ON_FIELD) ?? (isDark ? dark : light);
  return { kind: "field", ink, on, side, strength: 1, reach, cost };
}

const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/** The side from which the least of the frame is shaded to reach behind all words, and how much of it that is. */
function shortestWay(frame: Box, words: Box): { side: Side; reach: number } {
  const ways: { side: Side; reach: number }[] = [
    { side: "bottom", reach: (bottom(frame) - words.y) / frame.height },
    { side: "top", reach: (bottom(words) - frame.y) / frame.height },
    { side: "left", reach: (right(words) - frame.x) / frame.width },
    { side: "right", reach: (right(frame) - words.x) / frame.width },
  ];
  return ways.reduce((least, way) => (way.reach < least.reach ? way : least));
}
