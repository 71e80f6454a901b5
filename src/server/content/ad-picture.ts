import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Ad } from "../../../content/ads/schema.ts";
import { FORMATS, type Format, isWide } from "../../shared/formats.ts";
import { ENGINE_VERSION } from "./engine-version.ts";

export type AdPictureSize = "list" | "full";

/**
 * The list shows cards of about 240 pixels, or twice that for wide ones, on high-density screens; the dialog shows the
 * full size.
 */
function listWidth(format: Format): number {
  const { width, height } = FORMATS[format];
  return isWide(width / height) ? 960 : 480;
}

/** Names a picture by what it shows: another scene, format, engine or size gives another name. */
export const adPictureVersion = ({ scene, format }: Pick<Ad, "scene" | "format">) =>
  createHash("sha256")
    .update(JSON.stringify([ENGINE_VERSION, format, scene, listWidth(format)]))
    .digest("hex")
    .slice(0, 16);

/** A painted ad as the gallery serves it. */
export function encodeAdPicture(png: Uint8Array, size: AdPictureSize, format: Format): Promise<Buffer> {
  const picture = sharp(png);
  const sized = size === "list" ? picture.resize({ width: listWidth(format) }) : picture;
  return sized.webp({ quality: 84, effort: 2 }).toBuffer();
}
