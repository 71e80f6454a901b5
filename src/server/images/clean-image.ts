import type { Sharp } from "sharp";
import { checkHeader, type Fault, openPicture } from "./picture-fault.ts";

/** The formats accepted for upload and served. */
export type ImageType = "image/png" | "image/jpeg" | "image/webp";

/** High enough that the re-encoding is not visible. */
const QUALITY = 92;

/** WebP cannot hold more in one direction. */
const MAX_WEBP_SIDE = 16_383;

export type CleanedImage = { bytes: Buffer; width: number; height: number } | { fault: Fault };

/**
 * The same picture, decoded and encoded again: upright, and with nothing but pixels, so without the place where a photo
 * was taken, say.
 */
export async function cleanImage(bytes: Uint8Array, contentType: ImageType): Promise<CleanedImage> {
  const { fault } = await checkHeader(bytes);
  if (fault) return { fault };
  try {
    const { data, info } = await encode(openPicture(bytes), contentType).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { fault: "damaged" };
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
