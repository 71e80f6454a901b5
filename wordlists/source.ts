import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { z } from "zod";
import { writePacked } from "../src/engine/node/packed-files.ts";

const require = createRequire(import.meta.url);
const OUT = new URL("../src/engine/meaning/data/", import.meta.url);

/** A file of an installed package, also one that the package does not export. */
export function sourceFile(name: string, path: string): string {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    const file = join(folder, name, path);
    try {
      return readFileSync(file, "utf8");
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
  }
  throw new Error(`${join(name, path)} is not installed: npm install --prefix wordlists --engine-strict=false`);
}

export function sourceJson<Schema extends z.ZodType>(schema: Schema, name: string, path: string): z.infer<Schema> {
  return schema.parse(JSON.parse(sourceFile(name, path)));
}

/** Lines in the order of their UTF-16 units, which is the order that halving compares in. */
export function writeSorted(file: string, lines: Iterable<string>) {
  writeLines(file, [...new Set(lines)].sort());
}

/** Lines that are found by their number. */
export function writeLines(file: string, lines: readonly string[]) {
  writePacked(file, OUT, lines.join("\n"));
  console.log(file, lines.length, "lines");
}
