import { CsvProblem } from "./csv-problem.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

/** By the first bytes. A file without a mark counts as UTF-8 until it turns out not to be. */
export async function sniffEncoding(file: Blob): Promise<Encoding> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const startsWith = (bytes: number[]) => bytes.every((byte, i) => head[i] === byte);
  if (startsWith(ZIP) || startsWith(OLD_OFFICE)) {
    throw new CsvProblem("This is an Excel workbook, not a CSV file. In Excel, choose Save As and CSV UTF-8.");
  }
  if (startsWith([0xff, 0xfe])) return "utf-16le";
  if (startsWith([0xfe, 0xff])) return "utf-16be";
  // Every second byte of plain words in UTF-16 is zero; in UTF-8 none is.
  const zeros = [0, 0];
  for (const [i, byte] of head.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4) return "utf-16le";
  if (even > head.length / 4) return "utf-16be";
  return "utf-8";
}

/** The file's text, piece by piece. Throws a TypeError when the bytes are not of this encoding. */
export async function* decodeFile(file: Blob, encoding: Encoding, onBytes: (read: number) => void) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const reader = file.stream().getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.byteLength;
      onBytes(read);
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await reader.cancel();
  }
}
