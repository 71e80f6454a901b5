const ORIENTATION = 0x0112;
const MAKE = 0x010f;
const MODEL = 0x0110;
const ENTRY_BYTES = 12;

/** Whether EXIF gives the orientation or the camera. Reads JPEG, PNG and WebP, and trusts nothing in the file. */
export function hasExif(file: Uint8Array): boolean {
  const start = findTiff(file);
  if (start === undefined) return false;
  try {
    return firstTags(new DataView(file.buffer, file.byteOffset + start, file.length - start)).some(
      (tag) => tag === ORIENTATION || tag === MAKE || tag === MODEL,
    );
  } catch {
    // A directory that points past the end of the file.
    return false;
  }
}

/** EXIF is a small TIFF file; its position depends on the file format around it. */
function findTiff(file: Uint8Array): number | undefined {
  const text = (at: number, length: number) => String.fromCharCode(...file.subarray(at, at + length));
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  if (text(0, 2) === "\xff\xd8") return inJpeg(view, text);
  if (text(1, 3) === "PNG") {
    for (let at = 8; at + 8 <= file.length; at += 12 + view.getUint32(at)) {
      if (text(at + 4, 4) === "eXIf") return at + 8;
    }
  }
  if (text(0, 4) === "RIFF" && text(8, 4) === "WEBP") {
    for (let at = 12; at + 8 <= file.length; ) {
      const length = view.getUint32(at + 4, true);
      if (text(at, 4) === "EXIF") return text(at + 8, 4) === "Exif" ? at + 14 : at + 8;
      at += 8 + length + (length % 2);
    }
  }
  return undefined;
}

function inJpeg(view: DataView, text: (at: number, length: number) => string): number | undefined {
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xe1 && text(at + 4, 4) === "Exif") return at + 10;
    // The image data begins here: no metadata follows.
    if (marker === 0xda) return undefined;
  }
  return undefined;
}

function firstTags(tiff: DataView): number[] {
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  const count = tiff.getUint16(directory, little);
  return Array.from({ length: count }, (_, index) => tiff.getUint16(directory + 2 + index * ENTRY_BYTES, little));
}
