import type { PhotoPixels, SmallCopy } from "../scene/photo-pixels.ts";
import { flex, image, type RgbaImage } from "../tree/node.ts";
import type { Renderer } from "./renderer.ts";

const LONG_SIDE = 160;
/** On a copy of this size twice as many faces are found as on the other, and none where none is. */
const FINER_SIDE = 320;
const MIN_ALPHA = 128;
/** Round corners alone do not make a picture transparent. */
const MIN_CLEAR_SHARE = 0.02;

/**
 * Decodes a picture through the renderer, which comes to the same pixels on a server and in a browser, so that what is
 * decided from them is the same too.
 */
export async function decodePhoto(renderer: Renderer, photo: Uint8Array): Promise<RgbaImage> {
  const { width, height } = await renderer.measure(image(photo, {}), {});
  const size = { width, height };
  const data = await renderer.render(flex(size, image(photo, size)), { ...size, format: "raw" });
  // As plain bytes: takumi tries to write a tree as JSON first, and a Buffer would become a list of millions of numbers.
  return { ...size, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

export function photoPixels({ width, height, data }: RgbaImage): PhotoPixels {
  const small = shrink(data, width, height, LONG_SIDE);
  let clear = 0;
  for (let at = 3; at < small.rgba.length; at += 4) if ((small.rgba[at] ?? 255) < MIN_ALPHA) clear += 1;
  const isTransparent = clear > small.width * small.height * MIN_CLEAR_SHARE;
  return { width, height, isTransparent, small, finer: () => shrink(data, width, height, FINER_SIDE) };
}

/** Four by four of the pixels that a small one stands for tell as much as all of them. */
const SAMPLES = 4;

/** Every pixel of the small copy is the average of those it stands for; clear ones do not colour it. */
function shrink(rgba: Uint8Array, width: number, height: number, longSide: number): SmallCopy {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const small = new Uint8Array(columns * rows * 4);
  // Four channels at a time, as whole numbers with a sign, which are the quickest.
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, width * height);
  const from = Int32Array.from({ length: columns + 1 }, (_, column) => Math.floor((column * width) / columns));
  const step = Math.max(1, Math.floor(height / rows / SAMPLES));
  for (let row = 0, to = 0; row < rows; row++) {
    const [top, bottom] = [Math.floor((row * height) / rows), Math.floor(((row + 1) * height) / rows)];
    for (let column = 0; column < columns; column++, to += 4) {
      const left = from[column] ?? 0;
      const right = from[column + 1] ?? 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      let common = -1;
      for (let y = top; y < bottom; y += step)
        for (let at = y * width + left, end = y * width + right; at < end; at += step) {
          const pixel = pixels[at] ?? 0;
          common &= pixel;
          red += pixel & 255;
          green += (pixel >>> 8) & 255;
          blue += (pixel >>> 16) & 255;
          count += 1;
        }
      if (common >>> 24 === 255) {
        small[to] = Math.round(red / count);
        small[to + 1] = Math.round(green / count);
        small[to + 2] = Math.round(blue / count);
        small[to + 3] = 255;
      } else small.set(meanOfClear(rgba, width, { left, right, top, bottom, step }), to);
    }
  }
  return { width: columns, height: rows, rgba: small };
}

type Cell = { left: number; right: number; top: number; bottom: number; step: number };

/** The average of pixels of which some are clear. */
function meanOfClear(rgba: Uint8Array, width: number, { left, right, top, bottom, step }: Cell) {
  let [red, green, blue, opaque, count] = [0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y += step)
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4 * step) {
      const alpha = rgba[at + 3] ?? 0;
      red += (rgba[at] ?? 0) * alpha;
      green += (rgba[at + 1] ?? 0) * alpha;
      blue += (rgba[at + 2] ?? 0) * alpha;
      opaque += alpha;
      count += 1;
    }
  const share = opaque || 1;
  return [red / share, green / share, blue / share, opaque / count].map(Math.round);
}
