import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
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
  const bytes = Buffer.alloc(200_000, "bread");
  const zip = await write("small.zip", [
    { name: "images/bäckerei 🍞.png", at, content: bytes },
    { name: "list.json", at, content: ["[", '"ä",'.repeat(5000), "", '"ö"]'] },
    { name: "empty.txt", at, content: [] },
  ]);
  expect(zip.names).toEqual(["images/bäckerei 🍞.png", "list.json", "empty.txt"]);
  expect(await zip.read("images/bäckerei 🍞.png", 1e6)).toEqual(bytes);
  expect(JSON.parse(String(await zip.read("list.json", 1e6)))).toHaveLength(5001);
  expect(await zip.read("empty.txt", 1e6)).toHaveLength(0);
  expect(await zip.read("not-there", 1e6)).toBeNull();
  zip.close();
  const nothing = await write("nothing.zip", []);
  expect(nothing.names).toEqual([]);
  nothing.close();
});

test("bytes that look like the end of an archive are nothing but bytes of a picture", async () => {
  const marks = ["PK\x05\x06", "PK\x06\x06", "PK\x06\x07", "PK\x01\x02"].map((mark) => Buffer.from(mark, "latin1"));
  const content = Buffer.concat(marks.flatMap((mark) => [mark, Buffer.alloc(60, 0xff)]));
  const zip = await write("look-alike.zip", [{ name: "a.png", at, content }]);
  expect(await zip.read("a.png", 1e6)).toEqual(content);
  zip.close();
});

test("text that fails half-way breaks the archive off instead of ending it as if it were whole", async () => {
  async function* failing() {
    yield "[";
    throw new Error("the database went away");
  }
  await expect(write("broken.zip", [{ name: "list.json", at, content: failing() }])).rejects.toThrow("went away");
});

test("nothing is read before it is taken, and nothing after nobody wants it any more", async () => {
  const read: number[] = [];
  let isClosed = false;
  async function* entries() {
    try {
      for (let n = 0; n < 100; n += 1) {
        read.push(n);
        yield { name: `${n}.png`, at, content: Buffer.alloc(100_000) };
      }
    } finally {
      isClosed = true;
    }
  }
  const chunks = writeZip(entries());
  expect(read).toEqual([]);
  for (let n = 0; n < 10; n += 1) await chunks.next();
  expect(read.length).toBeLessThan(5);
  await chunks.return(undefined).catch(() => {});
  expect(isClosed).toBe(true);
});
