import type { Rgb } from "../color/channels.ts";
import { luminance } from "../color/contrast.ts";

/** A picture as one list per channel, with the WCAG luminance and the plain brightness of every pixel. */
export type Planes = {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  lights: Float32Array;
  greys: Float32Array;
};

/** What each of 256 values of a channel adds to the luminance, as if it were the only one. */
const RED = Float32Array.from({ length: 256 }, (_, value) => luminance([value, 0, 0]));
const GREEN = Float32Array.from({ length: 256 }, (_, value) => luminance([0, value, 0]));
const BLUE = Float32Array.from({ length: 256 }, (_, value) => luminance([0, 0, value]));

/** The luminance of a colour whose channels need not be whole. */
export const lightOf = (red: number, green: number, blue: number) =>
  (RED[Math.round(red)] ?? 0) + (GREEN[Math.round(green)] ?? 0) + (BLUE[Math.round(blue)] ?? 0);

/** The picture on a ground, which is seen through where the picture is transparent. */
export function planesOn(rgba: Uint8Array, [underRed, underGreen, underBlue]: Rgb): Planes {
  const count = rgba.length / 4;
  const plane = () => new Float32Array(count);
  const [red, green, blue, lights, greys] = [plane(), plane(), plane(), plane(), plane()];
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += 4) {
    const share = (rgba[at + 3] ?? 0) / 255;
    const r = underRed + ((rgba[at] ?? 0) - underRed) * share;
    const g = underGreen + ((rgba[at + 1] ?? 0) - underGreen) * share;
    const b = underBlue + ((rgba[at + 2] ?? 0) - underBlue) * share;
    red[pixel] = r;
    green[pixel] = g;
    blue[pixel] = b;
    greys[pixel] = 0.299 * r + 0.587 * g + 0.114 * b;
    lights[pixel] = lightOf(r, g, b);
  }
  return { red, green, blue, lights, greys };
}
