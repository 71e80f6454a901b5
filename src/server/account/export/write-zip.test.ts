import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { openZip } from "../import/read-zip.ts";
import { writeZip, type ZipEntry } from "./write-zip.ts";

const folder = mkdtempSync(join(tmpdir(), "zip-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = new Date("2026-11-15T14:02:06Z");

async function write(name: string, entries: Iterable<ZipEntry>) {
  const path = join(folder, name);
  await pipeline(Readable.from(writeZip(Readable.from(entries))), createWriteStream(path));
  return openZip(path);
}

test("what goes in comes out: bytes as they are, text in pieces, names in any script, nothing at all", async () => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  const zip = await write("small.zip", [
    { name: "images/bäckerei 🍞.png", at, bytes },
    { name: "list.json", at, pieces: ["[", '"ä",'.repeat(5000), '"ö"]'] },
    { name: "empty.txt", at, pieces: [] },
  ]);
  expect(zip.names).toEqual(["images/bäckerei 🍞.png", "list.json", "empty.txt"]);
  expect(await zip.read("images/bäckerei 🍞.png")).toEqual(bytes);
  expect(JSON.parse(String(await zip.read("list.json")))).toHaveLength(5001);
  expect(await zip.read("empty.txt")).toHaveLength(0);
  expect(await zip.read("not-there")).toBeNull();
  await zip.close();
  const nothing = await write("nothing.zip", []);
  expect(nothing.names).toEqual([]);
  await nothing.close();
});

test("another program unpacks it too", async () => {
  await (
    await write("foreign.zip", [
      { name: "ä.txt", at, pieces: ["bread"] },
      { name: "b.png", at, bytes: Buffer.from([7]) },
    ])
  ).close();
  const { "ä.txt": text, "b.png": picture } = unzipSync(readFileSync(join(folder, "foreign.zip")));
  expect([Buffer.from(text ?? []).toString(), picture]).toEqual(["bread", new Uint8Array([7])]);
});

test("more files than an ordinary zip can count are all found", async () => {
  const many = Array.from({ length: 66_000 }, (_, n) => ({ name: `${n}.png`, at, bytes: Buffer.from([n % 256]) }));
  const zip = await write("many.zip", many);
  expect(zip.names).toHaveLength(66_000);
  expect(await zip.read("65999.png")).toEqual(Buffer.from([65_999 % 256]));
  await zip.close();
});

test("text that fails half-way breaks the archive off instead of ending it as if it were whole", async () => {
  async function* failing() {
    yield "[";
    throw new Error("the database went away");
  }
  await expect(write("broken.zip", [{ name: "list.json", at, pieces: failing() }])).rejects.toThrow("went away");
});
