import sharp from "sharp";
import { checkHeader, type Fault, openPicture } from "./picture-fault.ts";

/** Models use about this many pixels per side; more only takes longer to send. */
const MAX_SIDE = 2048;
const QUALITY = 92;
const OPAQUE = 245;

export type ReadyPicture =
  /** `isTransparent`: it shows the ground through. */
  { bytes: Buffer; mimeType: "image/webp" | "image/jpeg"; isTransparent: boolean } | { fault: Fault };

/** A picture as the AI service gets it: upright, a still, without metadata, decoded and encoded by us. */
export async function prepareForModel(bytes: Uint8Array): Promise<ReadyPicture> {
  const header = await checkHeader(bytes);
  if (header.fault) return { fault: header.fault };
  const { hasAlpha } = header;
  const image = openPicture(bytes).resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  });
  try {
    const encoded = hasAlpha ? image.webp({ quality: QUALITY }) : image.jpeg({ quality: QUALITY });
    const ready = await encoded.toBuffer();
    const isTransparent = hasAlpha && (await alphaOf(ready)) < OPAQUE;
    return { bytes: ready, mimeType: hasAlpha ? "image/webp" : "image/jpeg", isTransparent };
  } catch {
    return { fault: "damaged" };
  }
}

/** The average of 255: round corners and soft edges alone do not make a picture transparent. */
async function alphaOf(image: Buffer): Promise<number> {
  const { channels } = await sharp(image).stats();
  return channels[3]?.mean ?? 255;
}
