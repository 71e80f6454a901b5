import type { Typeface } from "../scene/typefaces.ts";
import { parseUnicodeRanges, type UnicodeRange } from "./unicode-ranges.ts";

/** Where font packages come from: files on a server, fetched in a browser. */
export type FontPackages = {
  /** The package's unicode.json: the code points of each subset. */
  table(packageName: string): Promise<Readonly<Record<string, string>>>;
  /** A file of the package's folder "files". */
  file(packageName: string, name: string): Promise<Uint8Array>;
};

export type FontSubset = { file: string; weight?: number; style: "normal" | "italic"; ranges: UnicodeRange[] };

/**
 * Font packages cut a face into subsets by script and list the code points of each in unicode.json, so that only the
 * few files a text needs are read: a Japanese face alone has over a hundred.
 */
export async function fontSubsets(typeface: Typeface, packages: FontPackages): Promise<FontSubset[]> {
  const slug = typeface.package.split("/")[1];
  const table = await packages.table(typeface.package);
  return Object.entries(table).flatMap(([key, list]) => {
    const subset = key.replace(/[[\]]/g, "");
    const ranges = parseUnicodeRanges(list);
    return typeface.styles.flatMap((style): FontSubset[] =>
      typeface.weights === "variable"
        ? [{ file: `${slug}-${subset}-${typeface.axes?.file ?? "wght"}-${style}.woff2`, style, ranges }]
        : typeface.weights.map((weight) => ({
            file: `${slug}-${subset}-${weight}-${style}.woff2`,
            weight,
            style,
            ranges,
          })),
    );
  });
}
