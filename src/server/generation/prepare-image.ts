import sharp from "sharp";
import { MAX_MODEL_INPUT_BYTES } from "../../shared/ai-models.ts";
import type { InspirationImage } from "../../shared/contracts/generate-creative.ts";
import { AppError } from "../../shared/errors.ts";
import type { AiImage } from "../adapters/ai/port.ts";
import { MAX_IMAGE_PIXELS } from "../images/clean-image.ts";
import { sniffImage } from "../images/sniff-image.ts";
import { type GenerationParts, pixelTurn } from "./generation-parts.ts";

/** Models use about this many pixels per side; more only takes longer to send. */
const MAX_SIDE = 2048;
const QUALITY = 92;
const OPAQUE = 245;

/** Also what was said about it, and whether it shows the ground through. */
export type PreparedImage = AiImage & Pick<InspirationImage, "role" | "borrow" | "from"> & { isTransparent: boolean };

/** One at a time: three at once would take up three turns for one person. */
export async function prepareImages(
  { pixels }: Pick<GenerationParts, "pixels">,
  userId: string,
  images: readonly InspirationImage[],
): Promise<PreparedImage[]> {
  const prepared: PreparedImage[] = [];
  for (const image of images) prepared.push(await pixels(pixelTurn(userId), () => prepareImage(image)));
  return prepared;
}

/**
 * A picture as the AI service gets it: its type detected from the content, upright, a still, without metadata, decoded
 * and encoded by us. The size is read from the header before anything is decoded, and counts all frames.
 */
async function prepareImage({ data, name, role, borrow, from }: InspirationImage): Promise<PreparedImage> {
  const refuse = (why: string) => new AppError("bad_request", `The image “${shorten(name)}” ${why}`);
  if (data.length > Math.ceil(MAX_MODEL_INPUT_BYTES / 3) * 4) throw refuse("is larger than 7 MB.");
  const bytes = Buffer.from(data, "base64");
  if (bytes.length === 0) throw refuse("is empty.");
  if (isHeic(bytes)) throw refuse("is a HEIC photo. Save it as JPEG or PNG and add it again.");
  if (!sniffImage(bytes)) throw refuse("is not a PNG, JPEG, WebP or GIF picture.");
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!header) throw refuse("is damaged and cannot be read.");
  const { width, height, pages = 1, pageHeight = height, hasAlpha } = header;
  if (width * pageHeight * pages > MAX_IMAGE_PIXELS) throw refuse("has more than 40 megapixels.");
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error", autoOrient: true }).resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: "inside",
    withoutEnlargement: true,
  });
  const encoded = hasAlpha ? image.webp({ quality: QUALITY }) : image.jpeg({ quality: QUALITY });
  const ready = await encoded.toBuffer().catch(() => {
    throw refuse("is damaged and cannot be read.");
  });
  const isTransparent = hasAlpha && (await alphaOf(ready)) < OPAQUE;
  return { bytes: ready, mimeType: hasAlpha ? "image/webp" : "image/jpeg", isTransparent, role, borrow, from };
}

/** The average of 255: round corners and soft edges alone do not make a picture transparent. */
async function alphaOf(image: Buffer): Promise<number> {
  const { channels } = await sharp(image).stats();
  return channels[3]?.mean ?? 255;
}

function isHeic(bytes: Buffer): boolean {
  return /^....ftyp(heic|heix|hevc|heim|heis|hevm|hevs|mif1|msf1)/s.test(bytes.subarray(0, 16).toString("latin1"));
}

function shorten(name: string): string {
  return Array.from(name.replace(/[\p{Cc}\p{Cf}]/gu, ""))
    .slice(0, 60)
    .join("");
}
