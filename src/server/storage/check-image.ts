import sharp from "sharp";
import { limitConcurrency } from "./limit-concurrency.ts";

export const LARGEST_IMAGE_PIXELS = 40_000_000;

/** Not shared with renditions: those are for anybody, and must not keep a paying user from uploading. */
const oneOfTwo = limitConcurrency(2, 100);

/**
 * Why these bytes are no image we take, or null when they are one. The size is read from the header before anything is
 * decoded, and counts all frames; then every pixel is decoded once, because a good header can stand before rubbish.
 */
export function findImageFault(bytes: Uint8Array): Promise<"too many pixels" | "not an image" | null> {
  return oneOfTwo(async () => {
    try {
      const {
        width,
        height,
        pages = 1,
        pageHeight = height,
      } = await sharp(bytes, { limitInputPixels: false }).metadata();
      if (width * pageHeight * pages > LARGEST_IMAGE_PIXELS) return "too many pixels";
      const image = sharp(bytes, { limitInputPixels: LARGEST_IMAGE_PIXELS, failOn: "error", sequentialRead: true });
      await image.resize(8, 8, { fit: "fill", fastShrinkOnLoad: false }).raw().toBuffer();
      return null;
    } catch {
      return "not an image";
    }
  });
}
