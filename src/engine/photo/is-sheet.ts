import type { PhotoPixels } from "../scene/photo-pixels.ts";

/** So much of the picture is one colour; photographs have a fifth at most. */
const FLAT = 0.35;
/** What is not ground takes so much room. Less is one thing on a plain ground, which may well be cut closer. */
const SPREAD = 0.5;
const NEAR = 8;
const STEPS = 32;

/** A screenshot, a chart, a plan: things all over a flat ground. A part of it says nothing, so it is shown whole. */
export function isSheet({ width, height, rgba }: PhotoPixels["small"]): boolean {
  const ground = groundOf(rgba);
  const isGround = (at: number) =>
    ground.every((level, channel) => Math.abs((rgba[at + channel] ?? 0) - level) <= NEAR);
  let flat = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isGround((y * width + x) * 4)) flat++;
      else {
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
  const taken = Math.max(0, right - left) * Math.max(0, bottom - top);
  return flat >= FLAT * width * height && taken >= SPREAD * width * height;
}

/** The most frequent colour, in coarse steps. */
function groundOf(rgba: Uint8Array): number[] {
  const counts = new Uint32Array(STEPS ** 3);
  const step = 256 / STEPS;
  const level = (at: number) => Math.floor((rgba[at] ?? 0) / step);
  for (let at = 0; at < rgba.length; at += 4) {
    const place = (level(at) * STEPS + level(at + 1)) * STEPS + level(at + 2);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const most = counts.indexOf(counts.reduce((a, b) => Math.max(a, b), 0));
  return [Math.floor(most / STEPS ** 2), Math.floor(most / STEPS) % STEPS, most % STEPS].map(
    (coarse) => (coarse + 0.5) * step,
  );
}
