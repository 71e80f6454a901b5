import sharp from "sharp";

const SIDE = 16;
/** Per channel, of 255. Re-encoding a picture changes it by one or two; a different idea by far more. */
const SAME_PICTURE = 4;

/** A tiny colour copy, nearly the same however the large picture was scaled or encoded. */
export function fingerprintOf(image: Uint8Array): Promise<Buffer> {
  return sharp(image)
    .flatten({ background: "#ffffff" })
    .resize(SIDE, SIDE, { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
}

export function isSamePicture(difference: number): boolean {
  return difference <= SAME_PICTURE;
}

/** The average difference of two fingerprints per channel. */
export function differenceOf(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
