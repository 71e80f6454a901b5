import sharp from "sharp";
import type { PhotoPixels } from "../scene/photo-pixels.ts";

const LONG_SIDE = 160;
const known = new WeakMap<Uint8Array, Promise<PhotoPixels>>();

/** Looks at a picture once, however many formats it is laid out in. */
export function photoPixels(photo: Uint8Array): Promise<PhotoPixels> {
  const found = known.get(photo) ?? look(photo);
  known.set(photo, found);
  return found;
}

async function look(photo: Uint8Array): Promise<PhotoPixels> {
  const { width, height } = await sharp(photo).metadata();
  const { data, info } = await sharp(photo)
    .resize(LONG_SIDE, LONG_SIDE, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgba = new Uint8Array(data);
  let clear = 0;
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] ?? 255) < 128) clear += 1;
  const isTransparent = clear > info.width * info.height * 0.02;
  return { width, height, isTransparent, small: { width: info.width, height: info.height, rgba } };
}
