import sharp from "sharp";

const SAMPLE_SIDE = 48;
/** Of 255: below this a pixel looks grey and says nothing about a brand. */
const MIN_SPREAD = 40;
const STEP = 32;

/** The strongest colours of the pictures, one each: the most common vivid one, else the dominant one. */
export function readColors(images: readonly Uint8Array[]): Promise<string[]> {
  return Promise.all(images.map(strongestColor));
}

async function strongestColor(image: Uint8Array): Promise<string> {
  const pixels = await sharp(image)
    .flatten({ background: "#ffffff" })
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: "cover" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const counts = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let index = 0; index + 2 < pixels.length; index += 3) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index, index + 3);
    if (Math.max(r, g, b) - Math.min(r, g, b) < MIN_SPREAD) continue;
    const place = [r, g, b].map((channel) => Math.floor(channel / STEP)).join();
    const { count, sum } = counts.get(place) ?? { count: 0, sum: [0, 0, 0] };
    counts.set(place, { count: count + 1, sum: [sum[0] + r, sum[1] + g, sum[2] + b] });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  if (most && most.count > (SAMPLE_SIDE * SAMPLE_SIDE) / 20) return hex(most.sum.map((sum) => sum / most.count));
  const { dominant } = await sharp(image).stats();
  return hex([dominant.r, dominant.g, dominant.b]);
}

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
