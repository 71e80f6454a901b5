import sharp from "sharp";

type Pixels = { width: number; height: number; rgba: Uint8Array };

const raw = ({ width, height, rgba }: Pixels) => sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();

/** One level higher would make the file two percent smaller but cost a sixth more time. */
export const encodePng = (pixels: Pixels) => raw(pixels).png({ compressionLevel: 3 }).toBuffer();

/** A part of a picture, with what is clear in it. Previews are seen for a moment, so they are packed quickly. */
export const encodePart = ({ width, height, rgba }: Pixels) =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** For pages and lists. */
export const encodeWebp = (pixels: Pixels, quality = 85) => raw(pixels).webp({ quality, effort: 4 }).toBuffer();
