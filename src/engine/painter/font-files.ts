import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Typeface } from "../scene/typefaces.ts";
import { parseUnicodeRanges, type UnicodeRange } from "./unicode-ranges.ts";

const require = createRequire(import.meta.url);

export type FontSubset = { file: string; weight?: number; style: "normal" | "italic"; ranges: UnicodeRange[] };

/**
 * Font packages cut a face into subsets by script and list the code points of each in unicode.json, so that only the
 * few files a text needs are read: a Japanese face alone has over a hundred.
 */
export function fontSubsets(typeface: Typeface): FontSubset[] {
  const folder = dirname(require.resolve(`${typeface.package}/package.json`));
  const slug = typeface.package.split("/")[1];
  const table = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")));
  return Object.entries(table).flatMap(([key, list]) => {
    const subset = key.replace(/[[\]]/g, "");
    const ranges = parseUnicodeRanges(list);
    return typeface.styles.flatMap((style): FontSubset[] =>
      typeface.weights === "variable"
        ? [
            {
              file: join(folder, "files", `${slug}-${subset}-${typeface.axes?.file ?? "wght"}-${style}.woff2`),
              style,
              ranges,
            },
          ]
        : typeface.weights.map((weight) => ({
            file: join(folder, "files", `${slug}-${subset}-${weight}-${style}.woff2`),
            weight,
            style,
            ranges,
          })),
    );
  });
}
