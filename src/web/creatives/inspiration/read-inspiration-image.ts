import { hasExif } from "./has-exif.ts";
import type { InspirationImage } from "./inspiration-image.ts";
import { shrinkImage } from "./shrink-image.ts";

type Named = Pick<InspirationImage, "id" | "name">;

/** Makes a picture small enough to keep and send, and notes what the original was like. */
export async function readInspirationImage(file: Blob, { id, name }: Named): Promise<InspirationImage> {
  const [{ blob, width, height, isTransparent, colors }, original] = await Promise.all([
    shrinkImage(file),
    file.arrayBuffer(),
  ]);
  return {
    id,
    name,
    data: await toBase64(blob),
    mimeType: blob.type,
    width,
    height,
    fileSize: file.size,
    format: formatName(file.type),
    hasExif: hasExif(new Uint8Array(original)),
    isTransparent,
    colors,
  };
}

/** `image/svg+xml` is called SVG. */
export function formatName(mimeType: string): string {
  return mimeType
    .replace(/^image\/(x-)?/, "")
    .replace(/\+.*$/, "")
    .toUpperCase();
}

export function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new Error("Failed to convert image to base64"));
    reader.readAsDataURL(blob);
  });
}
