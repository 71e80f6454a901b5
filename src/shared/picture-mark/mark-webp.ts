import { ascii, encoded, joined, viewOf } from "./bytes.ts";

const HEADER_BYTES = 12;
const FLAG_XMP = 0x04;
const FLAG_ALPHA = 0x10;
const PICTURE = ["ALPH", "VP8 ", "VP8L", "ANIM", "ANMF"];

type Size = { width: number; height: number };

/** A WebP with nothing but its picture and, if given, XMP in a chunk behind it, announced by a VP8X header. */
export function markWebp(webp: Uint8Array, xmp: string | null, { width, height }: Size): Uint8Array<ArrayBuffer> {
  const kept = chunksOf(webp).filter(({ type }) => PICTURE.includes(type));
  const isClear = kept.some(({ type, bytes }) => type === "ALPH" || (type === "VP8L" && hasAlpha(bytes)));
  const body = kept.map(({ bytes }) => bytes);
  if (xmp !== null) {
    const flags = FLAG_XMP | (isClear ? FLAG_ALPHA : 0);
    body.unshift(chunk("VP8X", Uint8Array.from([flags, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)])));
    body.push(chunk("XMP ", encoded(xmp)));
  } else if (kept.some(({ type }) => type === "ALPH")) {
    body.unshift(chunk("VP8X", Uint8Array.from([FLAG_ALPHA, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)])));
  }
  const file = joined([encoded("RIFF\0\0\0\0WEBP"), ...body]);
  viewOf(file).setUint32(4, file.length - 8, true);
  return file;
}

const uint24 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255];

/** A bit behind signature, width and height of lossless data. */
const hasAlpha = (bytes: Uint8Array) => ((bytes[12] ?? 0) & 0x10) !== 0;

function chunksOf(webp: Uint8Array): { type: string; bytes: Uint8Array }[] {
  const view = viewOf(webp);
  const found = [];
  for (let at = HEADER_BYTES; at + 8 <= webp.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    found.push({ type: ascii(webp, at, at + 4), bytes: webp.subarray(at, end) });
    at = end;
  }
  return found;
}

/** Chunks of an odd length are filled up. */
function chunk(type: string, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + body.length + (body.length % 2));
  whole.set(encoded(type));
  viewOf(whole).setUint32(4, body.length, true);
  whole.set(body, 8);
  return whole;
}
