import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** What scripts make is kept packed, so that no build has to do it. */
const packed = (name: string, folder: URL) => new URL(`${name}.br`, folder);

export const readPacked = (name: string, folder: URL): Buffer =>
  brotliDecompressSync(readFileSync(packed(name, folder)));

export const writePacked = (name: string, folder: URL, text: string) =>
  writeFileSync(packed(name, folder), brotliCompressSync(text));
