import sharp, { type Sharp } from "sharp";

const SIDE = 16;
/** Pixels averaged into one spot, across and down. */
const BLOCK = 8;
/** Out of 255. Grain and gradients make smaller steps and must not count as a pattern. */
const STEP = 10;

/** A picture as 256 steps: does it get darker (1), lighter (-1) or neither (0) from each spot to its right? */
export type PictureHash = readonly number[];

type Pixels = { width: number; height: number; rgba: Uint8Array };

export function hashPicture(picture: Buffer | Pixels): Promise<PictureHash> {
  const source = Buffer.isBuffer(picture)
    ? sharp(picture)
    : sharp(picture.rgba, { raw: { width: picture.width, height: picture.height, channels: 4 } });
  return hashOf(source);
}

async function hashOf(source: Sharp): Promise<PictureHash> {
  const [width, height] = [(SIDE + 1) * BLOCK, SIDE * BLOCK];
  const small = source.flatten({ background: "#ffffff" }).greyscale().resize(width, height, { fit: "fill" });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const tones = Array.from({ length: (SIDE + 1) * SIDE }, (_, block) => {
    const [x, y] = [(block % (SIDE + 1)) * BLOCK, Math.floor(block / (SIDE + 1)) * BLOCK];
    let sum = 0;
    for (let dy = 0; dy < BLOCK; dy++)
      for (let dx = 0; dx < BLOCK; dx++) sum += data[((y + dy) * width + x + dx) * info.channels] ?? 0;
    return sum / BLOCK ** 2;
  });
  // Stretched to the full range of tones: a pale picture counts like a loud one.
  const scale = 255 / Math.max(1, Math.max(...tones) - Math.min(...tones));
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE);
    const step = ((tones[at] ?? 0) - (tones[at + 1] ?? 0)) * scale;
    return Math.abs(step) < STEP ? 0 : Math.sign(step);
  });
}

/** How many of the 256 steps differ. Light on dark counts as the same picture as dark on light. */
export function pictureDistance(a: PictureHash, b: PictureHash) {
  const differing = (sign: number) =>
    a.reduce((sum, step, index) => sum + (step === sign * (b[index] ?? 0) ? 0 : 1), 0);
  return Math.min(differing(1), differing(-1));
}
