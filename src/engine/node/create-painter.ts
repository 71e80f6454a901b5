import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Renderer } from "@takumi-rs/core";
import { z } from "zod";
import type { FontPackages } from "../painter/font-subsets.ts";
import { CACHE_BYTES, type Painter, painterWith } from "../painter/painter.ts";
import { checkPhoto } from "./check-photo.ts";
import { emojiSet } from "./emoji-set.ts";
import { pictureFiles } from "./picture-files.ts";
import { sketchShelf } from "./sketch-shelf.ts";

const require = createRequire(import.meta.url);
const tableSchema = z.record(z.string(), z.string());

const folderOf = (packageName: string) => dirname(require.resolve(`${packageName}/package.json`));

/** The font packages where npm installed them. */
const fontPackages: FontPackages = {
  table: async (packageName) =>
    tableSchema.parse(JSON.parse(await readFile(join(folderOf(packageName), "unicode.json"), "utf8"))),
  file: (packageName, name) => readFile(join(folderOf(packageName), "files", name)),
};

/** A painter for Node: takumi's native module, everything else from files. */
export const createPainter = (): Painter =>
  painterWith({
    newRenderer: () => new Renderer({ cacheMaxBytes: CACHE_BYTES }),
    fonts: fontPackages,
    emoji: emojiSet,
    pictures: pictureFiles,
    sketches: sketchShelf,
    checkPhoto,
  });
