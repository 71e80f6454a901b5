import type { Look } from "../../../../engine/photo/look-at.ts";
import { type Box, bottom, box, right } from "../../../../engine/scene/box.ts";

type Size = { width: number; height: number };

export type Crop = { area: Box; enlarged: number } | { reason: string };

/** Services answer in shapes a little off the one that was asked for; so much of a side is always cut. */
const HARMLESS = 0.035;
/** A part where more happens than this shows something: words, a face, a thing. */
const QUIET = 5;
/** Of a strip that would be cut, so many places are looked at, so that one word in it is not lost among much sky. */
const PLACES = 14;

/**
 * Which part of a finished picture fills a size, in pixels of the picture. Only plain ground is cut; if something would
 * be lost, the reason says so.
 */
export function chooseCrop(look: Pick<Look, "width" | "height" | "subject" | "energyIn">, size: Size): Crop {
  const { width, height } = look;
  const scale = Math.min(width / size.width, height / size.height);
  const kept = { width: size.width * scale, height: size.height * scale };
  const lost = Math.max(1 - kept.width / width, 1 - kept.height / height);
  const [x, y] = [
    startOf(look.subject.x, right(look.subject), kept.width / width),
    startOf(look.subject.y, bottom(look.subject), kept.height / height),
  ];
  const window = box(x, y, kept.width / width, kept.height / height);
  if (lost > HARMLESS && stripsBeside(window).some((strip) => isBusy(look, strip)))
    return { reason: "Cropping would cut the lettering. Make it anew in this format." };
  const area = box(Math.round(x * width), Math.round(y * height), Math.round(kept.width), Math.round(kept.height));
  return { area, enlarged: 1 / scale };
}

/** Where the window begins so that the subject lies in its middle. */
function startOf(from: number, to: number, share: number): number {
  return Math.min(1 - share, Math.max(0, (from + to) / 2 - share / 2));
}

/** What lies outside of the window, at its sides and above and below it. */
function stripsBeside({ x, y, width, height }: Box): Box[] {
  return [
    box(0, 0, x, 1),
    box(x + width, 0, 1 - x - width, 1),
    box(0, 0, 1, y),
    box(0, y + height, 1, 1 - y - height),
  ].filter((strip) => strip.width > 0.002 && strip.height > 0.002);
}

function isBusy({ energyIn }: Pick<Look, "energyIn">, strip: Box): boolean {
  const isTall = strip.height >= strip.width;
  return Array.from({ length: PLACES }, (_, index) => {
    const step = (isTall ? strip.height : strip.width) / PLACES;
    return isTall
      ? box(strip.x, strip.y + index * step, strip.width, step)
      : box(strip.x + index * step, strip.y, step, strip.height);
  }).some((place) => energyIn(place) > QUIET);
}
