import { notOffered } from "./not-offered.ts";
import { Reader } from "./reader.ts";

/** A column, or what a path leads to inside of it: `facts->sizes->0`, `facts->>title`. */
export type Field = { column: string; path: JsonStep[] };
export type JsonStep = { arrow: "->" | "->>"; key: string | number };

const MAX_STEPS = 16;
const PLAIN_NAME = /^\w+$/;

/** The key of a filter. Most are the plain name of a column. */
export function parseField(text: string, what: string): Field {
  if (PLAIN_NAME.test(text)) return { column: text, path: [] };
  const reader = new Reader(text, what);
  const field = readField(reader);
  if (reader.accept(".")) throw notOffered(400, "PGRST108", "Filtering by another table");
  reader.end();
  return field;
}

export function readField(reader: Reader): Field {
  return { column: reader.name(), path: readPath(reader) };
}

export function readPath(reader: Reader): JsonStep[] {
  const path: JsonStep[] = [];
  for (let arrow = readArrow(reader); arrow; arrow = readArrow(reader)) {
    if (path.length >= MAX_STEPS) reader.fail(`at most ${MAX_STEPS} steps into a value`);
    // A number counts elements, unless it goes on as a word.
    const index = reader.match(/-?\d{1,9}(?=$|->|::|[.,)])/y);
    path.push({ arrow, key: index ? Number(index[0]) : reader.name("a key or an index") });
  }
  return path;
}

function readArrow(reader: Reader): JsonStep["arrow"] | null {
  if (reader.accept("->>")) return "->>";
  return reader.accept("->") ? "->" : null;
}
