import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { convert } from "fontverter";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

export const packed = (packageName: string, file: string) =>
  readFile(join(dirname(require.resolve(`${packageName}/package.json`)), "files", `${file}.woff2`));

type Tables = Map<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString("latin1", at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

function fontOf(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const at = 12 + index * 16;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    parts.push(bytes, Buffer.alloc(-bytes.length & 3));
    end += bytes.length + (-bytes.length & 3);
  }
  return Buffer.concat(parts);
}

function changed(font: Buffer, change: (tables: Tables) => void): Buffer {
  const tables = tablesOf(font);
  change(tables);
  return fontOf(tables);
}

const withBits = (font: Buffer, bits: number) =>
  changed(font, (tables) => {
    const table = Buffer.from(tables.get("OS/2") ?? []);
    table.writeUInt16BE(bits, 8);
    tables.set("OS/2", table);
  });

/** One name, the family, as Windows has it. */
function named(font: Buffer, family: string): Buffer {
  const text = Buffer.from(family, "utf16le").swap16();
  const head = Buffer.alloc(18);
  [0, 1, 18, 3, 1, 0x0409, 1, text.length, 0].forEach((value, index) => {
    head.writeUInt16BE(value, index * 2);
  });
  return changed(font, (tables) => tables.set("name", Buffer.concat([head, text])));
}

/** What people send that is a font in some way, with what becomes of it: why it is refused, or what is known of it. */
export async function oddFonts(): Promise<{ name: string; file: Buffer; refused?: RegExp; facts?: object }[]> {
  const caveat = await packed("@fontsource/caveat", "caveat-latin-700-normal");
  const ttf = await convert(caveat, "sfnt");
  const flex = await packed("@fontsource-variable/roboto-flex", "roboto-flex-latin-full-normal");
  const damaged = /damaged/;
  return [
    { name: "WOFF2", file: caveat, facts: { family: "Caveat", alphabets: ["latin"] } },
    { name: "TTF", file: ttf, facts: { family: "Caveat", alphabets: ["latin"] } },
    {
      name: "variable, one axis",
      file: await packed("@fontsource-variable/geist", "geist-latin-wght-normal"),
      facts: { family: "Geist", weight: 700 },
    },
    { name: "variable, thirteen axes", file: flex, facts: { family: "Roboto Flex", weight: 700 } },
    {
      name: "Arabic alone",
      file: await packed("@fontsource-variable/noto-sans-arabic", "noto-sans-arabic-arabic-wght-normal"),
      facts: { alphabets: ["arabic"] },
    },
    {
      name: "Cyrillic letters of a Latin font",
      file: await packed("@fontsource-variable/geist", "geist-cyrillic-wght-normal"),
      facts: { alphabets: ["cyrillic"] },
    },
    {
      name: "a hundred Japanese letters",
      file: await packed("@fontsource-variable/noto-sans-jp", "noto-sans-jp-100-wght-normal"),
      refused: /no complete alphabet/,
    },
    { name: "figures alone", file: await subsetFont(ttf, "0123456789", sfnt), refused: /no complete alphabet/ },
    {
      name: "coloured",
      file: changed(ttf, (tables) => tables.set("COLR", Buffer.alloc(14))),
      facts: { family: "Caveat", isColoured: true },
    },
    { name: "without outlines", file: changed(ttf, (tables) => tables.delete("glyf")), refused: /no outlines/ },
    {
      name: "with blank letters",
      file: changed(ttf, (tables) => tables.set("loca", Buffer.alloc(tables.get("loca")?.length ?? 0))),
      refused: /paints nothing/,
    },
    { name: "not to be embedded", file: withBits(ttf, 0x0002), refused: /does not allow to be embedded/ },
    { name: "to be shown and printed", file: withBits(ttf, 0x0004), facts: { family: "Caveat" } },
    { name: "to be embedded as a whole", file: withBits(ttf, 0x0108), facts: { family: "Caveat" } },
    { name: "to be embedded as a bitmap", file: withBits(ttf, 0x0200), refused: /bitmap only/ },
    {
      name: "with a name that is a page long",
      file: named(ttf, `<img src=x onerror=alert(1)>\u202e\u0000${"long ".repeat(500)}`),
      facts: { family: expectedName },
    },
    { name: "cut in the middle", file: ttf.subarray(0, ttf.length / 2), refused: damaged },
    { name: "packed and cut in the middle", file: caveat.subarray(0, caveat.length / 2), refused: damaged },
    { name: "noise that begins like a font", file: noise("\0\u0001\0\0"), refused: damaged },
    { name: "noise that begins like a packed font", file: noise("wOF2\0\u0001\0\0"), refused: /damaged|larger/ },
    { name: "a beginning alone", file: Buffer.from("wOF2"), refused: damaged },
    {
      name: "65,535 tables",
      file: Buffer.concat([Buffer.from([0, 1, 0, 0, 0xff, 0xff]), Buffer.alloc(70_000, 1)]),
      refused: damaged,
    },
    { name: "a gigabyte when unpacked", file: declaring(caveat, 2 ** 30), refused: /larger than/ },
    { name: "a collection", file: Buffer.concat([Buffer.from("ttcf"), ttf]), refused: /collection/ },
    { name: "WOFF of the first kind", file: Buffer.concat([Buffer.from("wOFF"), ttf]), refused: /not a WOFF2/ },
    { name: "a picture", file: Buffer.from("\x89PNG\r\n\x1a\n and more", "latin1"), refused: /not a WOFF2/ },
    { name: "a page", file: Buffer.from("<!doctype html><title>404</title>"), refused: /not a WOFF2/ },
  ];
}

const sfnt = { targetFormat: "sfnt" } as const;
/** Cut to sixty letters, without what cannot be seen. */
const expectedName = "<img src=x onerror=alert(1)> long long long long long long l";

function noise(start: string): Buffer {
  const bytes = Buffer.alloc(40_000);
  for (let at = 0, state = 7; at < bytes.length; at++) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[at] = state >>> 16;
  }
  bytes.write(start, 0, "latin1");
  return bytes;
}

function declaring(font: Buffer, size: number): Buffer {
  const file = Buffer.from(font);
  file.writeUInt32BE(size, 16);
  return file;
}
