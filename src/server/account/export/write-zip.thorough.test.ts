import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, expect, test } from "vitest";
import { openZip } from "../import/read-zip.ts";
import { writeZip } from "./write-zip.ts";

const folder = mkdtempSync(join(tmpdir(), "zip-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("more files than an ordinary zip can count are all found", async () => {
  const at = new Date("2026-11-15T14:02:06Z");
  const many = Array.from({ length: 66_000 }, (_, n) => ({ name: `${n}.png`, at, content: Buffer.from([n % 256]) }));
  const path = join(folder, "many.zip");
  await pipeline(Readable.from(writeZip(Readable.from(many))), createWriteStream(path));
  const zip = await openZip(path);
  expect(zip.names).toHaveLength(66_000);
  expect(await zip.read("65999.png", 1)).toEqual(Buffer.from([65_999 % 256]));
  zip.close();
});
