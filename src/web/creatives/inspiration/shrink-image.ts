import { checkBounds } from "./explain-picture.ts";
import { lookAtPixels } from "./look-at-pixels.ts";

/** The AI service scales down anything larger. */
const MAX_SIDE = 1536;
const QUALITY = 0.85;

export type ShrunkImage = { blob: Blob; width: number; height: number; isTransparent: boolean; colors: string[] };

/**
 * A picture of at most 1,536 px as WebP; where the browser cannot write that, as PNG if it shows the ground through, else
 * as JPEG. With the original's size.
 */
export async function shrinkImage(file: Blob): Promise<ShrunkImage> {
  // Turns the picture the way the camera was held.
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  checkBounds(picture);
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = lookAtPixels(picture);
  picture.close();
  const webp = await encode(canvas, "image/webp");
  if (webp.type === "image/webp") return { blob: webp, width, height, ...pixels };
  if (pixels.isTransparent) return { blob: await encode(canvas, "image/png"), width, height, ...pixels };
  // JPEG has no transparency: clear corners would become black.
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { blob: await encode(canvas, "image/jpeg"), width, height, ...pixels };
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large"))), type, QUALITY);
  });
}
