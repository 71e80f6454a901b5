import { ascii, encoded, joined, viewOf } from "./bytes.ts";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** Without these chunks a decoder shows no picture, or a wrong one. All others are metadata. */
const isPicture = (type: string) => /^[A-Z]/.test(type) || type === "tRNS";

/**
 * A PNG with nothing but its pixels and, if given, XMP: in an uncompressed iTXt chunk before the pixels, as the XMP
 * standard requires. Encoders would write a compressed zTXt, which most XMP readers ignore.
 */
export function markPng(png: Uint8Array, xmp: string | null): Uint8Array<ArrayBuffer> {
  const view = viewOf(png);
  const parts = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const end = at + FRAME_BYTES + view.getUint32(at);
    const type = ascii(png, at + 4, at + 8);
    if (isPicture(type)) parts.push(png.subarray(at, end));
    if (type === "IHDR" && xmp !== null) parts.push(xmpChunk(xmp));
    at = end;
  }
  return joined(parts);
}

function xmpChunk(xmp: string): Uint8Array {
  // After the keyword: not compressed, no method, no language, no translated keyword.
  const body = encoded(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`);
  const chunk = new Uint8Array(body.length + 8);
  const view = viewOf(chunk);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(body.length + 4, crc32(body));
  return chunk;
}

/** The checksum of a PNG's chunks (ISO 3309), bit by bit: a mark is short. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
