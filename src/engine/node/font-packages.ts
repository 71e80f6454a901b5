import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { FontPackages } from "../painter/font-subsets.ts";

const require = createRequire(import.meta.url);
const tableSchema = z.record(z.string(), z.string());

const folderOf = (packageName: string) => dirname(require.resolve(`${packageName}/package.json`));

/** The font packages where npm installed them. */
export const fontPackages: FontPackages = {
  table: async (packageName) =>
    tableSchema.parse(JSON.parse(await readFile(join(folderOf(packageName), "unicode.json"), "utf8"))),
  file: (packageName, name) => readFile(join(folderOf(packageName), "files", name)),
};
