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

/** Read by the piece: half a million weights take half a second to parse, and a description needs a few hundred. */
export function openTable(text: string): { names: string[]; rows: Weights } {
  const gap = text.indexOf("\n\n");
  const pieces = piecesOf(text.slice(gap + 2));
  const get = (feature: string) => pieceFor(feature.replaceAll("\n", LINE_BREAK), pieces)?.rows().get(feature);
  return { names: text.slice(0, gap).split("\n"), rows: { get } };
}

const PIECE = 4096;

type Piece = { first: string; rows: () => Map<string, Float32Array> };

/** The lines are sorted, so that a feature can only be in one piece. */
function piecesOf(lines: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < lines.length; ) {
    const newline = lines.indexOf("\n", from + PIECE);
    const to = newline < 0 ? lines.length : newline;
    const [start, end] = [from, to];
    let known: Map<string, Float32Array> | undefined;
    const rows = () => {
      known ??= readRows(lines.slice(start, end));
      return known;
    };
    pieces.push({ first: lines.slice(start, lines.indexOf("\t", start)), rows });
    from = to + 1;
  }
  return pieces;
}

function pieceFor(feature: string, pieces: readonly Piece[]): Piece | undefined {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.first ?? "") <= feature) low = middle + 1;
    else high = middle;
  }
  return pieces[low - 1];
}

function readRows(lines: string): Map<string, Float32Array> {
  const rows = new Map<string, Float32Array>();
  for (const line of lines.split("\n")) {
    const tab = line.lastIndexOf("\t");
    const row = new Float32Array(line.length - tab - 1);
    for (let pair = 0; pair < row.length; pair += 2) {
      const size = (line.charCodeAt(tab + 2 + pair) - NO_WEIGHT) / SCALE;
      row[pair] = line.charCodeAt(tab + 1 + pair) - FIRST_PLACE;
      row[pair + 1] = size * Math.abs(size);
    }
    rows.set(line.slice(0, tab).replaceAll(LINE_BREAK, "\n"), row);
  }
  return rows;
}
