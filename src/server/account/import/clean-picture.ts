import sharp from "sharp";
import { AI_ORIGIN_MARK, MADE_BY_A_MODEL } from "../../../shared/picture-mark/ai-origin-mark.ts";
import { markPng } from "../../../shared/picture-mark/mark-png.ts";
import { cleanImage } from "../../images/clean-image.ts";
import { FAULTS } from "../../images/picture-fault.ts";
import { sniffImage } from "../../images/sniff-image.ts";

type Cleaned = { bytes: Buffer; contentType: "image/png" | "image/jpeg" | "image/webp" } | { fault: string };

/** A picture from outside, stored like an upload: decoded, encoded again, with no metadata but the AI mark. */
export async function cleanPicture(bytes: Buffer): Promise<Cleaned> {
  const contentType = sniffImage(bytes);
  if (!contentType || contentType === "image/gif") return { fault: "its picture is not a PNG, JPEG or WebP file" };
  const cleaned = await cleanImage(bytes, contentType);
  if ("bytes" in cleaned) {
    // Pictures made here are stored as PNG, so only these can have the mark. They are restored byte for byte.
    if (contentType !== "image/png") return { bytes: cleaned.bytes, contentType };
    return {
      bytes: Buffer.from(markPng(cleaned.bytes, (await hasMark(bytes)) ? AI_ORIGIN_MARK : null).buffer),
      contentType,
    };
  }
  return { fault: `its picture ${FAULTS[cleaned.fault]}` };
}

async function hasMark(bytes: Buffer): Promise<boolean> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return header?.xmp?.includes(`digitalsourcetype/${MADE_BY_A_MODEL}`) ?? false;
}
