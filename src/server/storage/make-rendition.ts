import sharp from "sharp";
import { LARGEST_IMAGE_PIXELS } from "./clean-image.ts";

export type Rendition = {
  width?: number | undefined;
  height?: number | undefined;
  quality: number;
  resize: "cover" | "contain" | "fill";
  contentType: "image/png" | "image/jpeg" | "image/webp";
};

/** Pixels of an older encoder must not answer for a newer one. */
export const ENCODER = `${sharp.versions.sharp}-${sharp.versions.vips}`;

// As on a hosted project: "contain" fits inside without bars, and nothing is enlarged.
const FIT = { cover: "cover", contain: "inside", fill: "fill" } as const;

/** A smaller picture: upright, without metadata. */
export function makeRendition(original: Uint8Array, wanted: Rendition): Promise<Buffer> {
  const { width, height, quality } = wanted;
  const image = sharp(original, { limitInputPixels: LARGEST_IMAGE_PIXELS, failOn: "error", autoOrient: true });
  if (width ?? height) image.resize({ width, height, fit: FIT[wanted.resize], withoutEnlargement: true });
  switch (wanted.contentType) {
    case "image/webp":
      return image.webp({ quality }).toBuffer();
    case "image/jpeg":
      return image.jpeg({ quality, mozjpeg: true }).toBuffer();
    case "image/png":
      return image.png().toBuffer();
  }
}
