import sharp from "sharp";
import { paletteOn } from "../../../engine/author/planned/palette-from.ts";
import { type Rgb, toHex } from "../../../engine/color/channels.ts";
import type { Palette } from "../../../engine/scene/palette.ts";

const SAMPLE_SIDE = 48;
/** Of 255: below this a pixel looks grey and says nothing about a brand. */
const MIN_SPREAD = 40;
const STEP = 32;

/** The strongest colours of the pictures, one each: the most common vivid one, else the dominant one. */
export function readColors(images: readonly Uint8Array[]): Promise<string[]> {
  return Promise.all(images.map(strongestColor));
}

async function strongestColor(image: Uint8Array): Promise<string> {
  const most = (await countColors(image)).find(({ rgb }) => spreadOf(rgb) >= MIN_SPREAD);
  if (most && most.count > (SAMPLE_SIDE * SAMPLE_SIDE) / 20) return toHex(most.rgb);
  const { dominant } = await sharp(image).stats();
  return toHex([dominant.r, dominant.g, dominant.b]);
}

/** The colours of a whole picture: its ground, the strongest colour on that, and another one. */
export async function readPalette(image: Uint8Array): Promise<Palette> {
  const counted = await countColors(image);
  const ground = counted[0]?.rgb ?? [255, 255, 255];
  const others = counted
    .filter(({ rgb }) => distance(rgb, ground) > FAR)
    // A small button in a strong colour says more than a large grey field.
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map(({ rgb }) => rgb);
  const accent = others[0] ?? (Math.max(...ground) > 127 ? [28, 24, 16] : [255, 246, 230]);
  const pop = others.find((rgb) => distance(rgb, accent) > FAR) ?? accent;
  return paletteOn(toHex(ground), toHex(accent), toHex(pop));
}

type Counted = { count: number; rgb: Rgb };
/** The distance of two colours of which nobody would say that they are the same. */
const FAR = 90;
const spreadOf = (rgb: Rgb) => Math.max(...rgb) - Math.min(...rgb);
const weightOf = ({ count, rgb }: Counted) => Math.sqrt(count) * (24 + spreadOf(rgb));
const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The colours of a small copy, similar ones counted together, the most common first. */
async function countColors(image: Uint8Array): Promise<Counted[]> {
  const pixels = await sharp(image)
    .flatten({ background: "#ffffff" })
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: "cover" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const counts = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let index = 0; index + 2 < pixels.length; index += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index, index + 3);
    const place = [r, g, b].map((channel) => Math.floor(channel / STEP)).join();
    const { count, sum } = counts.get(place) ?? { count: 0, sum: [0, 0, 0] };
    counts.set(place, { count: count + 1, sum: [sum[0] + r, sum[1] + g, sum[2] + b] });
  }
  return [...counts.values()]
    .map(({ count, sum: [r, g, b] }): Counted => ({ count, rgb: [r / count, g / count, b / count] }))
    .sort((a, b) => b.count - a.count);
}
