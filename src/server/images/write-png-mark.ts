import { crc32 } from "node:zlib";

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;

/** Without these chunks a decoder shows no picture, or a wrong one. All others are metadata. */
const isPicture = (type: string) => /^[A-Z]/.test(type) || type === "tRNS";

/**
 * A PNG with nothing but its pixels and, if given, XMP: in an uncompressed iTXt chunk before the pixels, as the XMP
 * standard requires. The encoder would write a compressed zTXt, which most XMP readers ignore.
 */
export function writePngMark(png: Buffer, xmp: string | null): Buffer {
  const parts = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const end = at + FRAME_BYTES + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (isPicture(type)) parts.push(png.subarray(at, end));
    if (type === "IHDR" && xmp !== null) parts.push(xmpChunk(xmp));
    at = end;
  }
  return Buffer.concat(parts);
}

function xmpChunk(xmp: string): Buffer {
  // After the keyword: not compressed, no method, no language, no translated keyword.
  const body = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`, "utf8");
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
