import { readFileSync } from "node:fs";
import type { SketchShelf } from "../tree/sketch-shelf.ts";

/** The build copies the sketches next to the bundle, where they are found by this relative URL. */
const FILE = new URL(
  import.meta.url.endsWith(".ts") ? "../art/sketches/sketches.txt" : "./sketches/sketches.txt",
  import.meta.url,
);
let lines: string | undefined;

/** One line per thing; the file is read when the first sketch is asked for, and kept. */
export const sketchShelf: SketchShelf = {
  text(name) {
    lines ??= `\n${readFileSync(FILE, "utf8")}`;
    const key = `\n${name}\t`;
    const start = lines.indexOf(key);
    return start < 0 ? undefined : lines.slice(start + key.length, lines.indexOf("\n", start + key.length));
  },
};
