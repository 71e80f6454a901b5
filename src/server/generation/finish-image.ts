import sharp from "sharp";
import { FORMATS, type Format } from "../../shared/formats.ts";
import { LARGEST_IMAGE_PIXELS } from "../storage/clean-image.ts";
import { limitConcurrency } from "../storage/limit-concurrency.ts";
import { AI_ORIGIN_MARK } from "./ai-origin-mark.ts";

/** Encoding takes a core. */
const oneOfTwo = limitConcurrency(2, 1_000);

/**
 * The service's picture as we keep it: cropped to exactly the format asked for, a PNG encoded by us, without any metadata
 * but, where a model made it, the mark that says so. Null when it cannot be decoded.
 */
export function finishImage(bytes: Uint8Array, format: Format, isTrainedModel: boolean): Promise<Buffer | null> {
  const { width, height } = FORMATS[format];
  return oneOfTwo(() => {
    const image = sharp(bytes, { limitInputPixels: LARGEST_IMAGE_PIXELS, failOn: "error", autoOrient: true })
      .resize({ width, height, fit: "cover" })
      .png();
    if (isTrainedModel) image.withXmp(AI_ORIGIN_MARK);
    return image.toBuffer().catch(() => null);
  });
}
