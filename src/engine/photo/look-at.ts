import { channels, type Rgb, toHex } from "../color/channels.ts";
import { luminance } from "../color/contrast.ts";
import type { Painter } from "../painter/painter.ts";
import type { Framing } from "../scene/added-layer.ts";
import { type Box, box } from "../scene/box.ts";
import type { PhotoPixels, SmallCopy } from "../scene/photo-pixels.ts";
import type { Scene } from "../scene/scene.ts";
import { LIVING_BEINGS } from "../words/living-beings.ts";
import { edgeEnergy } from "./edge-energy.ts";
import { findFaces } from "./find-faces.ts";
import { findSubject } from "./find-subject.ts";
import { around, headOf, keepQuietOff } from "./heads.ts";
import { lightOf, planesOn } from "./planes.ts";
import { summed } from "./summed.ts";

/** What can be seen of the user's picture. Parts of it are boxes of shares: 0 is its left or top edge, 1 the other. */
export type Look = {
  width: number;
  height: number;
  /** Width divided by height. */
  aspect: number;
  isTransparent: boolean;
  /** The people who look at us, otherwise where something is going on: the box that holds nearly all of the edges. */
  subject: Box;
  /** The heads of those people; words keep off them. */
  heads: readonly Box[];
  /** Which part its owner wants to be seen. */
  framing?: Framing | undefined;
  /** How much happens in a part, per pixel: below 3 it is plain, below 7 quiet, above 14 busy. */
  energyIn(part: Box): number;
  meanIn(part: Box): string;
  /** The WCAG luminance of the mean colour of a part. */
  lightIn(part: Box): number;
  /** The darkest and the lightest tone of a part; single pixels do not count. */
  rangeIn(part: Box): { dark: string; light: string };
  /**
   * The least contrast that an ink has on a part, its worst spots left out: 4 % of it, unless told. A veil is a colour
   * that lies over the picture there.
   */
  contrastIn(part: Box, ink: string, stray?: number, veil?: Veil): number;
};

type Veil = { color: string; strength: number };

const STRAY = 0.04;
/** More places of a part need not be compared with an ink. */
const SAMPLES = 600;
const known = new WeakMap<PhotoPixels, Map<string, Look>>();

type Looking = { painter: Painter; framing?: Framing | undefined; scene?: Pick<Scene, "said"> };

/** Where heads usually are: the upper two thirds of the middle. */
const USUAL_HEAD = box(0.25, 0.06, 0.5, 0.6);

/** Looks at a picture on a ground, which is seen through where the picture is transparent. */
export async function lookAt(
  { painter, framing, scene }: Looking,
  photo: Uint8Array,
  ground = "#ffffff",
): Promise<Look> {
  const found = lookAtPixels(await painter.photoPixels(photo), ground);
  const look = hasUnseenHead(found, scene) ? { ...found, heads: [USUAL_HEAD], subject: around([USUAL_HEAD]) } : found;
  return framing ? { ...look, framing } : look;
}

/** Somebody is spoken of whose face was not found: it is turned away, tilted, or an animal's. */
const hasUnseenHead = ({ heads, isTransparent }: Look, scene: Looking["scene"]) =>
  heads.length === 0 && !isTransparent && LIVING_BEINGS.test(scene?.said?.text ?? "");

/** The same for pixels that are at hand. A picture is looked at once on every ground. */
export function lookAtPixels(pixels: PhotoPixels, ground = "#ffffff"): Look {
  const looks = known.get(pixels) ?? new Map<string, Look>();
  known.set(pixels, looks);
  // Every ground looks the same behind a picture that hides it.
  const behind = pixels.isTransparent ? ground : "";
  const look = looks.get(behind) ?? lookOf(pixels, ground);
  looks.set(behind, look);
  return look;
}

export function lookOf({ width, height, isTransparent, small, finer }: PhotoPixels, ground: string): Look {
  const { width: columns, height: rows } = small;
  const { red, green, blue, lights, greys } = planesOn(small.rgba, channels(ground));
  const energy = edgeEnergy(greys, columns, rows);
  const heads = isTransparent ? [] : headsIn(finer?.() ?? small);
  const subject = heads.length > 0 ? around(heads) : findSubject(energy, columns, rows);
  keepQuietOff(energy, columns, rows, heads);
  const sumAt = summed(energy, columns, rows);
  const [redAt, greenAt, blueAt] = [
    summed(red, columns, rows),
    summed(green, columns, rows),
    summed(blue, columns, rows),
  ];
  const ranges = new Map<string, { dark: string; light: string }>();

  /** The pixels of a part, at least one, never outside the picture. */
  function cells(part: Box) {
    const left = clamp(Math.floor(part.x * columns), 0, columns - 1);
    const top = clamp(Math.floor(part.y * rows), 0, rows - 1);
    const right = clamp(Math.ceil((part.x + part.width) * columns), left + 1, columns);
    const bottom = clamp(Math.ceil((part.y + part.height) * rows), top + 1, rows);
    return { left, top, right, bottom };
  }

  function meanIn(part: Box): Rgb {
    const { left, top, right, bottom } = cells(part);
    const count = (right - left) * (bottom - top);
    const mean = (sumOf: typeof redAt) => sumOf(left, top, right, bottom) / count;
    return [mean(redAt), mean(greenAt), mean(blueAt)];
  }

  function rangeOf(part: Box) {
    const { left, top, right, bottom } = cells(part);
    const [wide, count] = [right - left, (right - left) * (bottom - top)];
    const placeOf = (index: number) => (top + Math.floor(index / wide)) * columns + left + (index % wide);
    const tones = new Float32Array(count);
    for (let y = top, index = 0; y < bottom; y++, index += wide)
      tones.set(lights.subarray(y * columns + left, y * columns + right), index);
    const few = Math.max(1, Math.round(count * STRAY));

    /** The mean colour of the darkest pixels, or of the lightest, from the first or from the last on. */
    function meanOf(bound: number, isFar: (tone: number) => boolean, step: 1 | -1) {
      let [r, g, b, taken] = [0, 0, 0, 0];
      const add = (place: number) => {
        r += red[place] ?? 0;
        g += green[place] ?? 0;
        b += blue[place] ?? 0;
        taken += 1;
      };
      for (let index = 0; index < count; index++) if (isFar(tones[index] ?? 0)) add(placeOf(index));
      for (let index = step > 0 ? 0 : count - 1; taken < few; index += step)
        if (tones[index] === bound) add(placeOf(index));
      return toHex([r / taken, g / taken, b / taken]);
    }

    // Sorting plain numbers is many times faster than sorting places by them.
    const sorted = tones.toSorted();
    const [dim, bright] = [sorted[few - 1] ?? 0, sorted[count - few] ?? 0];
    return { dark: meanOf(dim, (tone) => tone < dim, 1), light: meanOf(bright, (tone) => tone > bright, -1) };
  }

  return {
    width,
    height,
    aspect: width / height,
    isTransparent,
    subject,
    heads,
    energyIn(part) {
      const { left, top, right, bottom } = cells(part);
      return sumAt(left, top, right, bottom) / ((right - left) * (bottom - top));
    },
    meanIn: (part) => toHex(meanIn(part)),
    lightIn: (part) => lightOf(...meanIn(part)),
    rangeIn(part) {
      const key = [part.x, part.y, part.width, part.height].join();
      const range = ranges.get(key) ?? rangeOf(part);
      ranges.set(key, range);
      return range;
    },
    contrastIn(part, ink, stray = STRAY, veil) {
      const own = luminance(channels(ink)) + 0.05;
      const [veilRed, veilGreen, veilBlue] = channels(veil?.color ?? ink);
      const share = veil?.strength ?? 0;
      const under = (plane: Float32Array, at: number, over: number) => {
        const tone = plane[at] ?? 0;
        return tone + (over - tone) * share;
      };
      const lightAt = (at: number) =>
        share > 0
          ? lightOf(under(red, at, veilRed), under(green, at, veilGreen), under(blue, at, veilBlue))
          : (lights[at] ?? 0);
      const { left, top, right, bottom } = cells(part);
      const step = Math.max(1, Math.round(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES)));
      const found = new Float64Array(Math.ceil((right - left) / step) * Math.ceil((bottom - top) / step));
      let count = 0;
      for (let y = top; y < bottom; y += step)
        for (let x = left; x < right; x += step) {
          const other = lightAt(y * columns + x) + 0.05;
          found[count++] = other > own ? other / own : own / other;
        }
      return found.sort()[Math.floor(found.length * stray)] ?? 21;
    },
  };
}

function headsIn({ rgba, width, height }: SmallCopy): Box[] {
  const greys = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < greys.length; pixel++, at += 4)
    greys[pixel] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  return findFaces(greys, width, height).map(headOf);
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
