import sharp from "sharp";

/** A PNG with enough detail to reach this file size, which is what the service sends. */
export async function makePicture(bytes: number): Promise<Buffer> {
  for (let sigma = 1; ; sigma++) {
    const noise = { type: "gaussian" as const, mean: 128, sigma };
    const png = await sharp({ create: { width: 896, height: 1152, channels: 3, background: "#808080", noise } })
      .png()
      .toBuffer();
    if (png.length >= bytes) return png;
  }
}
