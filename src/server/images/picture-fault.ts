import sharp, { type Metadata } from "sharp";
import { MAX_PICTURE_ASPECT, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from "../../shared/picture-bounds.ts";

/** What can be wrong with a picture, in words that follow "the picture". */
export const FAULTS = {
  damaged: "is damaged and cannot be read",
  pixels: `has more than ${MAX_PICTURE_PIXELS / 1_000_000} megapixels`,
  side: `is more than ${MAX_PICTURE_SIDE.toLocaleString("en-US")} pixels long`,
  aspect: `is more than ${MAX_PICTURE_ASPECT} times as long as it is wide`,
  kind: "is of a kind that is not taken here",
  slow: "takes too long to read",
} as const;
export type Fault = keyof typeof FAULTS;

type Header = Metadata & { fault?: never };

/** Reads the header alone, before anything is decoded. All frames of an animation count. */
export async function checkHeader(bytes: Uint8Array): Promise<Header | { fault: Fault }> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) return { fault: "damaged" };
  const { width, height, pages = 1, pageHeight = height } = header;
  const [short, long] = [Math.min(width, pageHeight), Math.max(width, pageHeight)];
  if (width * pageHeight * pages > MAX_PICTURE_PIXELS) return { fault: "pixels" };
  if (long > MAX_PICTURE_SIDE) return { fault: "side" };
  if (long > short * MAX_PICTURE_ASPECT) return { fault: "aspect" };
  return header;
}

/** A picture whose header is sound, opened to be decoded. */
export const openPicture = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: "error", autoOrient: true });
