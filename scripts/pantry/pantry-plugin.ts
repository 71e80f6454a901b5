import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type PantryFile, pantryShelves, type Shelf, type ShelfName } from "./pantry-files.ts";

const MODULE = "virtual:pantry";
const FOLDER = "assets/pantry";
const HASH_LENGTH = 10;
/** Shards of the models: hundreds, of a few kilobytes each. */
const SMALL = /^(?:start|end)-/;

type Stocked = Record<ShelfName, { folder: string; files: Shelf }>;
let stocked: Stocked | undefined;

/** Every shelf has a folder named by what is in it, so that a browser may keep its files for good. */
function stock(): Stocked {
  stocked ??= Object.fromEntries(
    Object.entries(pantryShelves()).map(([name, files]) => [
      name,
      { folder: `${FOLDER}/${name}-${hashOf(files)}`, files },
    ]),
  ) as Stocked;
  return stocked;
}

function hashOf(files: Shelf): string {
  const hash = createHash("sha256");
  for (const [name, { plain, brotli }] of files) hash.update(name).update((brotli ?? plain)());
  return hash.digest("hex").slice(0, HASH_LENGTH);
}

/**
 * What the engine needs in a browser (fonts, drawings, word lists, the renderer) as files to be fetched by the piece:
 * written beside the built page, and served while developing.
 */
export function pantryFiles(): Plugin {
  let outDir: string | undefined;
  return {
    name: "pantry-files",
    configResolved({ build }) {
      outDir = build.ssr ? undefined : build.outDir;
    },
    closeBundle() {
      if (!outDir) return;
      for (const { folder, files } of Object.values(stock())) {
        mkdirSync(join(outDir, folder), { recursive: true });
        for (const [name, file] of files) write(join(outDir, folder, name), file);
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const shelf = Object.values(stock()).find(({ folder }) => path.startsWith(`/${folder}/`));
        const file = shelf?.files.get(path.slice(shelf.folder.length + 2));
        if (!file) return next();
        // Browsers compile nothing else while it arrives.
        if (path.endsWith(".wasm")) response.setHeader("Content-Type", "application/wasm");
        response.end(file.plain());
      });
    },
  };
}

/** `virtual:pantry` tells the oven's worker where the files are. */
export const pantryAddresses = (): Plugin => ({
  name: "pantry-addresses",
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(addresses())}` : undefined),
});

function write(path: string, { plain, brotli }: PantryFile) {
  if (brotli) writeFileSync(`${path}.br`, brotli());
  else writeFileSync(path, plain());
}

/** Where the shelves are, how large the files that people wait for are, and which shards there are. */
function addresses() {
  const { wasm, fonts, words, objects, sketches, emoji } = stock();
  const shards = ({ files }: Stocked[ShelfName]) => [...files.keys()].map((name) => name.replace(/\.\w+$/, ""));
  const sizes = ({ files }: Stocked[ShelfName]) =>
    Object.fromEntries(
      [...files].filter(([name]) => !SMALL.test(name)).map(([name, { plain }]) => [name, plain().length]),
    );
  return {
    wasm: { base: `/${wasm.folder}/`, sizes: sizes(wasm) },
    fonts: { base: `/${fonts.folder}/` },
    words: { base: `/${words.folder}/`, sizes: sizes(words) },
    objects: { base: `/${objects.folder}/` },
    sketches: { base: `/${sketches.folder}/`, shards: shards(sketches) },
    emoji: { base: `/${emoji.folder}/`, shards: shards(emoji) },
  };
}
