import { OvenError } from "../oven-error.ts";

const MAX_PIXELS = 40_000_000;
const sound = new WeakSet<Uint8Array>();

/** The renderer silently leaves out what it cannot decode, so the browser has to decode a picture first. */
export async function checkPhoto(photo: Uint8Array): Promise<void> {
  if (sound.has(photo)) return;
  const refuse = (why: string) => new OvenError("refused", `The user's picture ${why}`);
  if (!isKnownKind(photo)) throw refuse("is not a PNG, JPEG or WebP.");
  const bitmap = await createImageBitmap(new Blob([photo as Uint8Array<ArrayBuffer>])).catch(() => {
    throw refuse("is damaged.");
  });
  const pixels = bitmap.width * bitmap.height;
  bitmap.close();
  if (pixels > MAX_PIXELS) throw refuse("has more than 40 megapixels.");
  sound.add(photo);
}

function isKnownKind(photo: Uint8Array): boolean {
  const head = String.fromCharCode(...photo.subarray(0, 12));
  return head.startsWith("\x89PNG") || head.startsWith("\xff\xd8\xff") || /^RIFF....WEBP/s.test(head);
}
