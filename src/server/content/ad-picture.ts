import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Ad } from "../../../content/ads/schema.ts";
import { ENGINE_VERSION } from "./engine-version.ts";

/** The list shows cards of about 240 pixels on screens of double density; the dialog shows all there is. */
export const AD_PICTURE_SIZES = { list: 480, full: undefined } as const;
export type AdPictureSize = keyof typeof AD_PICTURE_SIZES;

/** Names what a picture shows: another scene, format or engine gives another name. */
export const adPictureVersion = ({ scene, format }: Pick<Ad, "scene" | "format">) =>
  createHash("sha256")
    .update(JSON.stringify([ENGINE_VERSION, format, scene]))
    .digest("hex")
    .slice(0, 16);

/** A painted ad as the gallery serves it. */
export function encodeAdPicture(png: Uint8Array, size: AdPictureSize): Promise<Buffer> {
  const width = AD_PICTURE_SIZES[size];
  const picture = sharp(png);
  return (width ? picture.resize({ width }) : picture).webp({ quality: 84, effort: 2 }).toBuffer();
}
