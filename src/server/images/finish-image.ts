import type { Crop } from "../../shared/contracts/save-version.ts";
import { FORMATS, type Format } from "../../shared/formats.ts";
import { AI_ORIGIN_MARK } from "../../shared/picture-mark/ai-origin-mark.ts";
import { markPng } from "../../shared/picture-mark/mark-png.ts";
import { checkHeader, openPicture } from "./picture-fault.ts";

export type Finishing = {
  format: Format;
  isTrainedModel: boolean;
  /** The part of it that is kept. */
  crop?: Crop | undefined;
};

/**
 * The service's picture as we store it: cropped to exactly the requested format, a PNG encoded by us. The only metadata
 * is the AI mark, if a model made it. Null when it cannot be decoded.
 */
export async function finishImage(
  bytes: Uint8Array,
  { format, isTrainedModel, crop }: Finishing,
): Promise<Buffer | null> {
  if ((await checkHeader(bytes)).fault) return null;
  const { width, height } = FORMATS[format];
  const png = await (crop ? cropped(bytes, crop) : Promise.resolve(openPicture(bytes)))
    .then((picture) => picture.resize({ width, height, fit: "cover" }).png().toBuffer())
    .catch(() => null);
  return png && Buffer.from(markPng(png, isTrainedModel ? AI_ORIGIN_MARK : null).buffer);
}

async function cropped(bytes: Uint8Array, { x, y, width, height }: Crop) {
  const picture = openPicture(bytes);
  const { width: w, height: h } = await picture.metadata();
  const left = Math.min(Math.round(x * w), w - 1);
  const top = Math.min(Math.round(y * h), h - 1);
  return picture.extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * w), w - left)),
    height: Math.max(1, Math.min(Math.round(height * h), h - top)),
  });
}
