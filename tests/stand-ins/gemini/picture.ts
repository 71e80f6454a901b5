import sharp from "sharp";
import type { ImageCall } from "./check-request.ts";

/** The sizes the service returns at 1K: multiples of 64, up to 3 % off the requested ratio. */
const BUCKETS: Record<string, [number, number]> = {
  "1:1": [1024, 1024],
  "4:5": [896, 1152],
  "9:16": [768, 1344],
  "16:9": [1344, 768],
};
const made = new Map<string, Promise<Buffer>>();

/** A picture of the size the service would give, with metadata of its own that must not be passed on. */
export function pictureFor(body: ImageCall): Promise<Buffer> {
  const { aspectRatio } = body.generationConfig.imageConfig;
  let picture = made.get(aspectRatio);
  if (!picture) {
    const [width, height] = BUCKETS[aspectRatio] ?? [1024, 1024];
    picture = draw(width, height);
    made.set(aspectRatio, picture);
  }
  return picture;
}

function draw(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#ffd84d"/><stop offset="1" stop-color="#ff7a3d"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#2a1a0c"/>
  </svg>`;
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { Software: "the model's own mark" } })
    .png()
    .toBuffer();
}
