import { channels, type Rgb, toHex } from "../color/channels.ts";
import { luminance } from "../color/contrast.ts";
import type { Painter } from "../painter/painter.ts";
import type { Box } from "../scene/box.ts";
import type { PhotoPixels } from "../scene/photo-pixels.ts";
import { edgeEnergy } from "./edge-energy.ts";
import { findSubject } from "./find-subject.ts";

/** What can be seen of the user's picture. Parts of it are boxes of shares: 0 is its left or top edge, 1 the other. */
export type Look = {
  width: number;
  height: number;
  /** Width divided by height. */
  aspect: number;
  isTransparent: boolean;
  /** Where something is going on: the box that holds nearly all of the edges. */
  subject: Box;
  /** How much happens in a part, per pixel: below 3 it is plain, below 7 quiet, above 14 busy. */
  energyIn(part: Box): number;
  meanIn(part: Box): string;
  /** The darkest and the lightest tone of a part; single pixels do not count. */
  rangeIn(part: Box): { dark: string; light: string };
  /** The least contrast that an ink has on a part, its worst spots left out: 4 % of it, unless told. */
  contrastIn(part: Box, ink: string, stray?: number): number;
};

const STRAY = 0.04;
/** More places of a part need not be compared with an ink. */
const SAMPLES = 600;
const known = new WeakMap<PhotoPixels, Map<string, Look>>();

/** Looks at a picture on a ground, which is seen through where the picture is transparent. */
export async function lookAt(painter: Painter, photo: Uint8Array, ground = "#ffffff"): Promise<Look> {
  const pixels = await painter.photoPixels(photo);
  const looks = known.get(pixels) ?? new Map<string, Look>();
  known.set(pixels, looks);
  const look = looks.get(ground) ?? lookOf(pixels, ground);
  looks.set(ground, look);
  return look;
}

export function lookOf({ width, height, isTransparent, small }: PhotoPixels, ground: string): Look {
  const { width: columns, height: rows } = small;
  const rgb = colorsOn(small.rgba, channels(ground));
  const light = rgb.map((color) => 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]);
  const energy = edgeEnergy(light, columns, rows);
  const sums = summed(energy, columns, rows);
  const lights = Float64Array.from(rgb, luminance);

  /** The pixels of a part, at least one, never outside the picture. */
  function cells(part: Box) {
    const left = clamp(Math.floor(part.x * columns), 0, columns - 1);
    const top = clamp(Math.floor(part.y * rows), 0, rows - 1);
    const right = clamp(Math.ceil((part.x + part.width) * columns), left + 1, columns);
    const bottom = clamp(Math.ceil((part.y + part.height) * rows), top + 1, rows);
    return { left, top, right, bottom };
  }

  function colorsIn(part: Box): Rgb[] {
    const { left, top, right, bottom } = cells(part);
    const found: Rgb[] = [];
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) found.push(rgb[y * columns + x] ?? BLACK);
    return found;
  }

  function byLight(part: Box) {
    return colorsIn(part)
      .map((color) => ({ color, light: luminance(color) }))
      .sort((a, b) => a.light - b.light);
  }

  return {
    width,
    height,
    aspect: width / height,
    isTransparent,
    subject: findSubject(energy, columns, rows),
    energyIn(part) {
      const { left, top, right, bottom } = cells(part);
      const at = (x: number, y: number) => sums[y * (columns + 1) + x] ?? 0;
      return (
        (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) / ((right - left) * (bottom - top))
      );
    },
    meanIn: (part) => toHex(meanOf(colorsIn(part))),
    rangeIn(part) {
      const sorted = byLight(part);
      const few = Math.max(1, Math.round(sorted.length * STRAY));
      return {
        dark: toHex(meanOf(sorted.slice(0, few).map(({ color }) => color))),
        light: toHex(meanOf(sorted.slice(-few).map(({ color }) => color))),
      };
    },
    contrastIn(part, ink, stray = STRAY) {
      const own = luminance(channels(ink)) + 0.05;
      const { left, top, right, bottom } = cells(part);
      const step = Math.max(1, Math.round(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES)));
      const found = new Float64Array(Math.ceil((right - left) / step) * Math.ceil((bottom - top) / step));
      let count = 0;
      for (let y = top; y < bottom; y += step)
        for (let x = left; x < right; x += step) {
          const other = (lights[y * columns + x] ?? 0) + 0.05;
          found[count++] = other > own ? other / own : own / other;
        }
      return found.sort()[Math.floor(found.length * stray)] ?? 21;
    },
  };
}

const BLACK: Rgb = [0, 0, 0];

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function colorsOn(rgba: Uint8Array, ground: Rgb): Rgb[] {
  return Array.from({ length: rgba.length / 4 }, (_, index): Rgb => {
    const share = (rgba[index * 4 + 3] ?? 255) / 255;
    const [r, g, b] = ground.map((under, channel) => under + ((rgba[index * 4 + channel] ?? 0) - under) * share);
    return [r ?? 0, g ?? 0, b ?? 0];
  });
}

function meanOf(colors: readonly Rgb[]): Rgb {
  const sum = (channel: 0 | 1 | 2) => colors.reduce((total, color) => total + color[channel], 0);
  const count = Math.max(1, colors.length);
  return [sum(0) / count, sum(1) / count, sum(2) / count];
}

/** Sums of everything above and to the left, so that the sum of any rectangle takes four look-ups. */
function summed(values: readonly number[], columns: number, rows: number) {
  const sums = new Float64Array((columns + 1) * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      row += values[y * columns + x] ?? 0;
      sums[(y + 1) * (columns + 1) + x + 1] = (sums[y * (columns + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
