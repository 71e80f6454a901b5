import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { FALLBACKS, TYPEFACES, type Typeface } from "../../src/engine/scene/typefaces.ts";
import { emojiShardOf, sketchShardOf } from "../../src/web/oven/worker/shards.ts";

const require = createRequire(import.meta.url);
const WORDS = "src/engine/meaning/data";

/** A file of the pantry. What is kept compressed in the repository need not be compressed again. */
export type PantryFile = { plain: () => Uint8Array; brotli?: () => Uint8Array };
export type Shelf = ReadonlyMap<string, PantryFile>;
export type ShelfName = "wasm" | "fonts" | "words" | "objects" | "sketches" | "emoji";

/** Everything a browser paints with, by shelf and name: the same files that the server reads. */
export const pantryShelves = (): Record<ShelfName, Shelf> => ({
  wasm: new Map([["takumi.wasm", fileAt(require.resolve("@takumi-rs/wasm/takumi_wasm_bg.wasm"))]]),
  fonts: fonts(),
  words: new Map([...filesIn(WORDS, /\.own\.tsv$/), ...packedIn(WORDS)]),
  objects: packedIn("src/engine/art/objects"),
  sketches: sketches(),
  emoji: emoji(),
});

const fileAt = (path: string): PantryFile => ({ plain: () => readFileSync(path) });
const textFile = (text: string): PantryFile => ({ plain: () => new TextEncoder().encode(text) });

function filesIn(folder: string, wanted: RegExp): Shelf {
  const names = readdirSync(folder).filter((name) => wanted.test(name));
  return new Map(names.map((name) => [name, fileAt(join(folder, name))]));
}

/** The subsets that the engine may ask for, and the table of each package. */
function fonts(): Shelf {
  const faces: Typeface[] = [...Object.values(TYPEFACES).filter((face) => face !== TYPEFACES.own), ...FALLBACKS];
  return new Map(
    faces.flatMap((face) => {
      const folder = dirname(require.resolve(`${face.package}/package.json`));
      const slug = face.package.split("/")[1] ?? "";
      const weights = face.weights === "variable" ? [face.axes?.file ?? "wght"] : face.weights;
      const endings = face.styles.flatMap((style) => weights.map((weight) => `-${weight}-${style}.woff2`));
      const wanted = [...filesIn(join(folder, "files"), /\.woff2$/)].filter(([name]) =>
        endings.some((ending) => name.endsWith(ending)),
      );
      return [[`${slug}.json`, fileAt(join(folder, "unicode.json"))] as const, ...wanted];
    }),
  );
}

/** By their names without the ending. */
function packedIn(folder: string): Shelf {
  return new Map(
    [...filesIn(folder, /\.br$/)].map(([name, { plain: brotli }]) => [
      name.replace(/\.br$/, ""),
      { plain: () => brotliDecompressSync(brotli()), brotli },
    ]),
  );
}

function sketches(): Shelf {
  const shards = new Map<string, string>();
  for (const line of readFileSync("src/engine/art/sketches/sketches.txt", "utf8").split("\n").filter(Boolean)) {
    const shard = sketchShardOf(line);
    shards.set(shard, `${shards.get(shard) ?? ""}${line}\n`);
  }
  return new Map([...shards].map(([shard, text]) => [`${shard}.txt`, textFile(text)]));
}

function emoji(): Shelf {
  const read = (file: string) =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/fluent-emoji-flat/${file}`), "utf8"));
  const { icons, aliases = {} } = read("icons.json");
  const shards = new Map<string, Record<string, string>>();
  for (const [codePoints, name] of Object.entries<string>(read("chars.json"))) {
    const body = icons[name]?.body ?? icons[aliases[name]?.parent]?.body;
    if (body === undefined) continue;
    const shard = emojiShardOf(codePoints);
    shards.set(shard, { ...shards.get(shard), [codePoints]: body });
  }
  return new Map([...shards].map(([shard, bodies]) => [`${shard}.json`, textFile(JSON.stringify(bodies))]));
}
