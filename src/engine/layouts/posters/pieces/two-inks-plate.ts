import { channels, toHex } from "../../../color/channels.ts";
import type { Look } from "../../../photo/look-at.ts";
import { WHOLE } from "../../../photo/tones.ts";
import { type Box, box } from "../../../scene/box.ts";
import { at, imageAt, type Node } from "../../../tree/node.ts";
import type { PlateInks } from "./two-inks-colours.ts";

/** The most that the greys are spread; a flat grey picture would only show its noise. */
const MOST_SPREAD = 2.8;
/** A little harder than from black to white. */
const PUNCH = 1.35;
/** The mean grey that a plate should at least, and at most, have. */
const [DIM, BRIGHT] = [0.42, 0.62];

/**
 * Grey first; then the greys run from the dark ink to the light one. Multiplied by `rise` and screened with the dark
 * ink, a grey becomes dark + grey * (light - dark) in every channel in which the light ink is the lighter one.
 */
export function plateNodes(photo: Uint8Array, look: Look, area: Box, picture: Box, { dark, light }: PlateInks): Node[] {
  const within = box(picture.x - area.x, picture.y - area.y, picture.width, picture.height);
  // The filter is on the picture and not on a group around it, which would take half as long again.
  const grey = imageAt(photo, within, { objectFit: "fill", filter: exposure(look) });
  return [
    at(area, { overflow: "hidden", backgroundColor: "#ffffff" }, grey),
    at(area, { backgroundColor: rise(dark, light), mixBlendMode: "multiply" }),
    at(area, { backgroundColor: dark, mixBlendMode: "screen" }),
  ];
}

function rise(dark: string, light: string) {
  const to = channels(light);
  const [r = 0, g = 0, b = 0] = channels(dark).map((from, index) =>
    from < 255 ? Math.max(0, ((to[index] ?? 0) - from) / (255 - from)) * 255 : 0,
  );
  return toHex([r, g, b]);
}

/** Spreads the greys of the picture around their mean, so that a dull photograph prints as well as a good one. */
function exposure(look: Look) {
  const range = look.rangeIn(WHOLE);
  const [from, to, mean] = [greyOf(range.dark), greyOf(range.light), greyOf(look.meanIn(WHOLE))];
  const spread = Math.min(MOST_SPREAD, Math.max(1.2, PUNCH / Math.max(0.05, to - from)));
  const printed = Math.min(BRIGHT, Math.max(DIM, (mean - from) / Math.max(0.05, to - from)));
  const black = mean - printed / spread;
  // The filters compute (grey * brightness - 0.5) * contrast + 0.5; this is solved for black at zero.
  const contrast = Math.max(0.1, 2 * (spread * black + 0.5));
  return `grayscale(1) brightness(${(spread / contrast).toFixed(3)}) contrast(${contrast.toFixed(3)})`;
}

function greyOf(color: string) {
  const [r, g, b] = channels(color);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
