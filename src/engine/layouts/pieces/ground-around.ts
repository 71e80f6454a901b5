import { type Rgb, toHex } from "../../color/channels.ts";
import type { PhotoPixels } from "../../scene/photo-pixels.ts";

/** Inks and frames are darker than this and are no ground. */
const DARK = 90;
const OPAQUE = 200;
/** Paper for words is no ground either, unless there is little else. */
const PAPER = 240;
const PAPER_WEIGHT = 0.3;

/** The colour that most of a picture has, for what is left of the page around it. */
export function groundAround({ small: { rgba } }: PhotoPixels): string {
  const tones = new Map<number, { sum: [number, number, number]; count: number; weight: number }>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red, green, blue, alpha] = rgba.subarray(at, at + 4) as unknown as [...Rgb, number];
    if (alpha < OPAQUE || Math.max(red, green, blue) < DARK) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const tone = tones.get(key) ?? { sum: [0, 0, 0], count: 0, weight: 0 };
    tones.set(key, tone);
    tone.sum[0] += red;
    tone.sum[1] += green;
    tone.sum[2] += blue;
    tone.count++;
    tone.weight += Math.min(red, green, blue) > PAPER ? PAPER_WEIGHT : 1;
  }
  const [most] = [...tones.values()].sort((a, b) => b.weight - a.weight);
  return most ? toHex([most.sum[0] / most.count, most.sum[1] / most.count, most.sum[2] / most.count]) : NIGHT;
}

/** What surrounds a picture that is dark all over. */
const NIGHT = "#17141f";
