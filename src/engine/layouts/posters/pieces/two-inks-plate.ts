import { channels, type Rgb, toHex } from "../../../color/channels.ts";
import type { Look } from "../../../photo/look-at.ts";
import { WHOLE } from "../../../photo/tones.ts";
import { type Box, box } from "../../../scene/box.ts";
import { at, imageAt, type Node, type RgbaImage } from "../../../tree/node.ts";
import type { PlateInks } from "./two-inks-colours.ts";

/** The most that the greys are spread; a flat grey picture would only show its noise. */
const MOST_SPREAD = 2.8;
/** A little harder than from black to white. */
const PUNCH = 1.35;
/** The mean grey that a plate should at least, and at most, have. */
const [DIM, BRIGHT] = [0.42, 0.62];
/** A plate has at least so many pixels for each that it is seen with, across. */
const SHARP = 2;
/** What the channels add to a grey, in parts of 65536. */
const [RED, GREEN, BLUE] = [13933, 46871, 4732];

/** The photograph printed in two inks: its greys run from the dark one to the light one. */
export function plateNodes(photo: RgbaImage, look: Look, area: Box, picture: Box, { dark, light }: PlateInks): Node[] {
  const within = box(picture.x - area.x, picture.y - area.y, picture.width, picture.height);
  const tones = tonesOf(look, dark, light);
  const step = Math.max(1, Math.floor(photo.width / picture.width / SHARP));
  const paper = toHex(tones[255] as Rgb);
  // Filters and blends of the renderer come to the same, but take ten times as long.
  return [
    at(
      area,
      { overflow: "hidden", backgroundColor: paper },
      imageAt(printed(photo, tones, step), within, { objectFit: "fill" }),
    ),
  ];
}

/** A copy in other colours, and smaller by whole steps. What is clear stays clear. */
function printed({ width, height, data }: RgbaImage, tones: readonly Rgb[], step: number): RgbaImage {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const table = Uint32Array.from(tones, ([r, g, b]) => (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r));
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(columns * rows);
  for (let row = 0, place = 0; row < rows; row++)
    for (let column = 0, at = row * step * width; column < columns; column++, place++, at += step) {
      const pixel = from[at] ?? 0;
      const grey = (pixel & 255) * RED + ((pixel >>> 8) & 255) * GREEN + ((pixel >>> 16) & 255) * BLUE;
      to[place] = (pixel & 0xff000000) | (table[grey >>> 16] ?? 0);
    }
  return { width: columns, height: rows, data: new Uint8Array(to.buffer) };
}

/** What every grey is printed as, its greys spread as far as the picture needs. */
function tonesOf(look: Look, dark: string, light: string): Rgb[] {
  const { brightness, contrast } = exposure(look);
  const [from, to] = [channels(dark), channels(light)];
  return Array.from({ length: 256 }, (_, grey) => {
    const lit = Math.min(255, Math.floor(grey * brightness)) / 255;
    const share = Math.min(1, Math.max(0, (lit - 0.5) * contrast + 0.5));
    // A channel in which the light ink is the darker one stays as the dark ink has it.
    const tone = (channel: 0 | 1 | 2) => from[channel] + Math.max(0, to[channel] - from[channel]) * share;
    return [tone(0), tone(1), tone(2)];
  });
}

/** Spreads the greys of the picture around their mean, so that a dull photograph prints as well as a good one. */
function exposure(look: Look) {
  const range = look.rangeIn(WHOLE);
  const [from, to, mean] = [greyOf(range.dark), greyOf(range.light), greyOf(look.meanIn(WHOLE))];
  const spread = Math.min(MOST_SPREAD, Math.max(1.2, PUNCH / Math.max(0.05, to - from)));
  const printed = Math.min(BRIGHT, Math.max(DIM, (mean - from) / Math.max(0.05, to - from)));
  const black = mean - printed / spread;
  // A tone is (grey * brightness - 0.5) * contrast + 0.5; this is solved for black at zero.
  const contrast = Math.max(0.1, 2 * (spread * black + 0.5));
  return { brightness: spread / contrast, contrast };
}

function greyOf(color: string) {
  const [r, g, b] = channels(color);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
