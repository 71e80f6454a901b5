import { FORMATS, type Format } from "../../shared/formats.ts";
import { AI_ORIGIN_MARK } from "./ai-origin-mark.ts";
import { checkHeader, openPicture } from "./picture-fault.ts";
import { writePngMark } from "./write-png-mark.ts";

/**
 * The service's picture as we store it: cropped to exactly the requested format, a PNG encoded by us. The only metadata
 * is the AI mark, if a model made it. Null when it cannot be decoded.
 */
export async function finishImage(bytes: Uint8Array, format: Format, isTrainedModel: boolean): Promise<Buffer | null> {
  if ((await checkHeader(bytes)).fault) return null;
  const { width, height } = FORMATS[format];
  const png = await openPicture(bytes)
    .resize({ width, height, fit: "cover" })
    .png()
    .toBuffer()
    .catch(() => null);
  return png && writePngMark(png, isTrainedModel ? AI_ORIGIN_MARK : null);
}
