import sharp from "sharp";
import { AI_ORIGIN_MARK } from "../../generation/ai-origin-mark.ts";
import { writePngMark } from "../../generation/write-png-mark.ts";
import { cleanImage } from "../../storage/clean-image.ts";
import { sniffImage } from "../../storage/sniff-image.ts";

type Cleaned = { bytes: Buffer; contentType: "image/png" | "image/jpeg" | "image/webp" } | { fault: string };

/** A picture from outside, as an upload is kept: decoded, encoded anew, and bare of all but the mark that AI made it. */
export async function cleanPicture(bytes: Buffer): Promise<Cleaned> {
  const contentType = sniffImage(bytes);
  if (!contentType || contentType === "image/gif") return { fault: "its picture is not a PNG, JPEG or WebP file" };
  // What AI made here was kept as PNG.
  const isMarked = contentType === "image/png" && (await hasMark(bytes));
  const cleaned = await cleanImage(bytes, contentType);
  if ("bytes" in cleaned) {
    return { bytes: isMarked ? writePngMark(cleaned.bytes, AI_ORIGIN_MARK) : cleaned.bytes, contentType };
  }
  return {
    fault: cleaned.fault === "not an image" ? "its picture is damaged" : "its picture has more than 40 megapixels",
  };
}

async function hasMark(bytes: Buffer): Promise<boolean> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return header?.xmp?.includes("digitalsourcetype/trainedAlgorithmicMedia") ?? false;
}
