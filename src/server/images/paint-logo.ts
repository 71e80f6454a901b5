import sharp, { type Sharp } from "sharp";
import { type LogoColor, logoColors } from "../../shared/brands/logo-colors.ts";
import { MAX_PICTURE_PIXELS } from "../../shared/picture-bounds.ts";
import { checkHeader, type Fault, openPicture } from "./picture-fault.ts";

const SIDE = 1_024;
/** What a drawing says of its size is in points, of which so many make an inch. */
const POINTS = 72;
/** The renderer of drawings takes no more. */
const MOST_DENSITY = 100_000;

const TAKEN: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "gif", "svg"]);

export type PaintedLogo = { png: Buffer; width: number; height: number; colors: LogoColor[] } | { fault: Fault };

/** A logo as it is kept: a PNG without the empty margin around it. A drawing is painted, and nothing of its code kept. */
export async function paintLogo(bytes: Uint8Array): Promise<PaintedLogo> {
  const header = await checkHeader(bytes);
  if (header.fault) return { fault: header.fault };
  if (!TAKEN.has(header.format)) return { fault: "kind" };
  const { format, width, height } = header;
  const opened = format === "svg" ? openDrawing(bytes, Math.max(width, height)) : openPicture(bytes);
  try {
    const whole = await fitted(opened).png().toBuffer();
    // Of a single colour: there is nothing to trim.
    const trimmed = await sharp(whole)
      .trim()
      .png()
      .toBuffer({ resolveWithObject: true })
      .catch(() => sharp(whole).png().toBuffer({ resolveWithObject: true }));
    const colors = logoColors(await pixelsOf(trimmed.data));
    return { png: trimmed.data, width: trimmed.info.width, height: trimmed.info.height, colors };
  } catch {
    return { fault: "damaged" };
  }
}

/** Few are enough to see its colours. */
const pixelsOf = (png: Buffer) =>
  sharp(png).resize({ width: 96, height: 96, fit: "inside" }).toColourspace("srgb").ensureAlpha().raw().toBuffer();

const fitted = (picture: Sharp) =>
  picture.resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true }).toColourspace("srgb");

/** Painted as large as it is kept, not enlarged afterwards. */
const openDrawing = (bytes: Uint8Array, side: number) =>
  sharp(bytes, {
    density: Math.min(MOST_DENSITY, Math.max(1, (POINTS * SIDE) / side)),
    limitInputPixels: MAX_PICTURE_PIXELS,
  });
