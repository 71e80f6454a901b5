/** Weights by feature, as pairs: place, weight, place, weight ... */
export type Weights = { get(feature: string): Float32Array | undefined };
/** Those of one table that was just made. */
export type WeightTable = { names: string[]; rows: ReadonlyMap<string, Float32Array> };

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

/** What a line of a table is about. */
export const featureOf = (line: string) => line.slice(0, line.lastIndexOf("\t")).replaceAll(LINE_BREAK, "\n");

/** Searched instead of parsed: half a million weights take half a second to read, and a description needs a few hundred. */
export function openTable(text: string): { names: string[]; rows: Weights } {
  const gap = text.indexOf("\n\n");
  const pieces = piecesOf(text.slice(gap + 1));
  const known = new Map<string, Float32Array | undefined>();
  function get(feature: string) {
    if (known.has(feature)) return known.get(feature);
    const row = rowIn(pieces, feature.replaceAll("\n", LINE_BREAK));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(feature, row);
    return row;
  }
  return { names: text.slice(0, gap).split("\n"), rows: { get } };
}

const PIECE = 2048;
/** Most features of a description are those of others too, or in no table. */
const MAX_KNOWN = 50_000;

/** Some lines of the table, a line break before each; the first one's feature tells which piece a feature would be in. */
type Piece = { first: string; lines: string };

function piecesOf(lines: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from >= 0 && from < lines.length; ) {
    const to = lines.indexOf("\n", from + PIECE);
    pieces.push({
      first: lines.slice(from + 1, lines.indexOf("\t", from)),
      lines: lines.slice(from, to < 0 ? lines.length : to),
    });
    from = to;
  }
  return pieces;
}

function rowIn(pieces: readonly Piece[], feature: string): Float32Array | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.first ?? "") <= feature) low = middle + 1;
    else high = middle;
  }
  const lines = pieces[low - 1]?.lines ?? "";
  const start = lines.indexOf(`\n${feature}\t`);
  if (start < 0) return undefined;
  const end = lines.indexOf("\n", start + 1);
  return readWeights(lines.slice(start + feature.length + 2, end < 0 ? lines.length : end));
}

function readWeights(packed: string): Float32Array {
  const row = new Float32Array(packed.length);
  for (let pair = 0; pair < row.length; pair += 2) {
    const size = (packed.charCodeAt(pair + 1) - NO_WEIGHT) / SCALE;
    row[pair] = packed.charCodeAt(pair) - FIRST_PLACE;
    row[pair + 1] = size * Math.abs(size);
  }
  return row;
}
