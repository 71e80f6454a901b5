import sharp from "sharp";

const MAX_PIXELS = 40_000_000;
const KINDS: ReadonlySet<string> = new Set(["jpeg", "png", "webp"]);
const sound = new WeakSet<Uint8Array>();

/**
 * The painter silently leaves out what it cannot decode, so a picture is checked before it is painted. A WebP is
 * decoded by the painter itself, which tells whether it is damaged.
 */
export async function checkPhoto(photo: Uint8Array): Promise<void> {
  if (sound.has(photo)) return;
  const refuse = (why: string) => new Error(`The user's picture ${why}`);
  const header = photo.length > 0 ? await headerOf(photo) : undefined;
  if (!header || !KINDS.has(header.format)) throw refuse("is not a PNG, JPEG or WebP.");
  if (header.width * header.height > MAX_PIXELS) throw refuse("has more than 40 megapixels.");
  if (header.format !== "webp") await decode(photo);
  sound.add(photo);
}

const decode = (photo: Uint8Array) =>
  sharp(photo, { failOn: "error", limitInputPixels: MAX_PIXELS })
    .resize(8, 8)
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error("The user's picture is damaged.", { cause });
    });

const headerOf = (photo: Uint8Array) =>
  sharp(photo, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
