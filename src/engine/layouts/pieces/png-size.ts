const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** The size that the header of a PNG names: templates are PNGs, and decoding one takes as long as painting the captions. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
