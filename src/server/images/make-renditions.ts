import sharp, { type OutputInfo } from "sharp";
import { RENDITION_QUALITY, RENDITION_WIDTHS, type RenditionWidth } from "../../shared/renditions.ts";
import type { ImageType } from "./clean-image.ts";
import { checkHeader, type Fault, openPicture } from "./picture-fault.ts";

export type Rendition = { width: RenditionWidth; contentType: ImageType };
export type MadeRenditions = { renditions: Buffer[] } | { fault: Fault };

/** Renditions of an older encoder must not be served for a newer one. */
export const ENCODER = `${sharp.versions.sharp}-${sharp.versions.vips}`;

/** Smaller pictures, in the order asked for. Decoding is expensive, so it is done once for all of them. */
export async function makeRenditions(original: Uint8Array, wanted: readonly Rendition[]): Promise<MadeRenditions> {
  const { fault } = await checkHeader(original);
  if (fault) return { fault };
  try {
    const pixels = await decode(original);
    const renditions: Buffer[] = [];
    for (const rendition of wanted) renditions.push(await makeRendition(pixels, rendition));
    return { renditions };
  } catch {
    return { fault: "damaged" };
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

/** Upright, without metadata, as wide as the widest rendition. */
const decode = (original: Uint8Array): Promise<Pixels> =>
  openPicture(original)
    .resize({ width: Math.max(...RENDITION_WIDTHS), withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Nothing is enlarged. */
function makeRendition({ data, info }: Pixels, { width, contentType }: Rendition): Promise<Buffer> {
  const { width: wide, height, channels } = info;
  const image = sharp(data, { raw: { width: wide, height, channels } }).resize({ width, withoutEnlargement: true });
  switch (contentType) {
    case "image/webp":
      return image.webp({ quality: RENDITION_QUALITY }).toBuffer();
    case "image/jpeg":
      return image.jpeg({ quality: RENDITION_QUALITY, mozjpeg: true }).toBuffer();
    case "image/png":
      return image.png().toBuffer();
  }
}
