/** Weights by feature, as pairs: place, weight, place, weight ... */
export type WeightTable = { names: string[]; rows: Map<string, Float32Array> };

/**
 * A table of weights as text: lines of names, an empty line, then a line for every feature. Each weight takes two
 * signs, one for its place and one for its size, because half a million of them travel to a browser. Sizes are kept by
 * their square root, so that small weights stay as exact as they need to be.
 */
const FIRST_PLACE = 40;
const NO_WEIGHT = 79;
const LARGEST = 46;
const SCALE = 20;

/** A feature may have a line break in it, a line of the file may not. */
const LINE_BREAK = "⏎";

const sizeOf = (weight: number) =>
  Math.sign(weight) * Math.min(LARGEST, Math.round(Math.sqrt(Math.abs(weight)) * SCALE));

export function writeTable({ names, rows }: WeightTable): string {
  const lines = [...rows].map(([feature, pairs]) => {
    let packed = "";
    for (let pair = 0; pair < pairs.length; pair += 2)
      packed += String.fromCharCode(FIRST_PLACE + (pairs[pair] ?? 0), NO_WEIGHT + sizeOf(pairs[pair + 1] ?? 0));
    return `${feature.replaceAll("\n", LINE_BREAK)}\t${packed}`;
  });
  return [...names, "", ...lines.sort()].join("\n");
}

export function readTable(text: string): WeightTable {
  const lines = text.split("\n");
  const gap = lines.indexOf("");
  const rows = new Map<string, Float32Array>();
  for (let at = gap + 1; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const tab = line.lastIndexOf("\t");
    const row = new Float32Array(line.length - tab - 1);
    for (let pair = 0; pair < row.length; pair += 2) {
      const size = (line.charCodeAt(tab + 2 + pair) - NO_WEIGHT) / SCALE;
      row[pair] = line.charCodeAt(tab + 1 + pair) - FIRST_PLACE;
      row[pair + 1] = size * Math.abs(size);
    }
    rows.set(line.slice(0, tab).replaceAll(LINE_BREAK, "\n"), row);
  }
  return { names: lines.slice(0, gap), rows };
}
