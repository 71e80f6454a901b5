import { AI_ORIGIN_MARK } from "../../shared/picture-mark/ai-origin-mark.ts";
import { markJpeg } from "../../shared/picture-mark/mark-jpeg.ts";
import { checkHeader, openPicture } from "./picture-fault.ts";

const MAX_SIDE = 2048;
const QUALITY = 92;

/** A service's picture as words are set on it: an opaque JPEG that says who made it. Null when it cannot be decoded. */
export async function receiveFromModel(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  if ((await checkHeader(bytes)).fault) return null;
  const jpeg = await openPicture(bytes)
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => null);
  return jpeg && markJpeg(jpeg, AI_ORIGIN_MARK);
}
