import sharp, { type Sharp } from "sharp";

/** The formats accepted for upload and served. */
export type ImageType = "image/png" | "image/jpeg" | "image/webp";

export const MAX_IMAGE_PIXELS = 40_000_000;
/** High enough that the re-encoding is not visible. */
const QUALITY = 92;

/** WebP cannot hold more in one direction. */
const MAX_WEBP_SIDE = 16_383;

export type CleanedImage =
  | { bytes: Buffer; width: number; height: number }
  | { fault: "too many pixels" | "not an image" };

/**
 * The same picture, decoded and encoded again: upright, and with nothing but pixels, so without the place where a photo
 * was taken, say. The size is read from the header before anything is decoded, and counts all frames.
 */
export async function cleanImage(bytes: Uint8Array, contentType: ImageType): Promise<CleanedImage> {
  try {
    const {
      width,
      height,
      pages = 1,
      pageHeight = height,
    } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * pageHeight * pages > MAX_IMAGE_PIXELS) return { fault: "too many pixels" };
    const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", autoOrient: true });
    const { data, info } = await encode(image, contentType).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { fault: "not an image" };
  }
}

function encode(image: Sharp, contentType: ImageType): Sharp {
  switch (contentType) {
    case "image/png":
      return image.png();
    case "image/jpeg":
      return image.jpeg({ quality: QUALITY });
    case "image/webp":
      return image
        .resize({ width: MAX_WEBP_SIDE, height: MAX_WEBP_SIDE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: QUALITY });
  }
}
