import sharp, { type OutputInfo } from "sharp";
import { RENDITION_QUALITY, RENDITION_WIDTHS, type RenditionWidth } from "../../shared/renditions.ts";
import { type ImageType, MAX_IMAGE_PIXELS } from "./clean-image.ts";

export type Rendition = { width: RenditionWidth; contentType: ImageType };

/** Large enough for every rendition of a picture. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Renditions of an older encoder must not be served for a newer one. */
export const ENCODER = `${sharp.versions.sharp}-${sharp.versions.vips}`;

/** Decoding is expensive, so it is done once for all sizes: upright, without metadata, as wide as the widest. */
export function decodeForRenditions(original: Uint8Array): Promise<Pixels> {
  return sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", autoOrient: true })
    .resize({ width: Math.max(...RENDITION_WIDTHS), withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A smaller picture. Nothing is enlarged. */
export function makeRendition({ data, info }: Pixels, { width, contentType }: Rendition): Promise<Buffer> {
  const { width: wide, height, channels } = info;
  const image = sharp(data, { raw: { width: wide, height, channels } }).resize({ width, withoutEnlargement: true });
  switch (contentType) {
    case "image/webp":
      return image.webp({ quality: RENDITION_QUALITY }).toBuffer();
    case "image/jpeg":
      return image.jpeg({ quality: RENDITION_QUALITY, mozjpeg: true }).toBuffer();
    case "image/png":
      return image.png().toBuffer();
  }
}
