import { inOneGo } from "../painter/in-one-go.ts";
import type { Painter } from "../painter/painter.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { lineNode } from "../text/line-node.ts";
import { measureText } from "../text/measure-text.ts";
import { tokensOf } from "../text/tokens.ts";
import { at, type Node } from "../tree/node.ts";

export type Face = Omit<TextStyle, "size" | "color" | "align" | "leading">;

/**
 * Where the painted letters of a line are, in ems: the air before the first of them and after the last, and how far
 * they reach from the top of a line box of one em.
 */
export type Edges = { before: number; after: number; top: number; bottom: number };

/** A sign or a word as it is painted. */
type Piece = Edges & { width: number };

const PROBE = 100;
/** Room around the line box, for what hangs out of it. */
const MARGIN = 60;
const HEIGHT = PROBE + 2 * MARGIN;
const SEEN = 128;
const MOST_KEPT = 4000;
const known = new WeakMap<Painter, Map<string, Promise<Piece>>>();

/**
 * Paints pieces small, those that are not known yet side by side, and looks. Font files list how far letters advance,
 * not where their ink begins and ends, and which file a letter comes from is only known to the renderer.
 */
export function lookAtPieces(painter: Painter, pieces: readonly string[], face: Face): Promise<Piece[]> {
  const kept = known.get(painter) ?? new Map<string, Promise<Piece>>();
  known.set(painter, kept);
  if (kept.size > MOST_KEPT) kept.clear();
  const { typeface, weight, width, italic, opticalSize, tracking } = face;
  const keyOf = (piece: string) => JSON.stringify([piece, typeface, weight, width, italic, opticalSize, tracking]);
  const missing = [...new Set(pieces)].filter((piece) => !kept.has(keyOf(piece)));
  if (missing.length > 0) {
    const found = look(painter, missing, face);
    for (const [index, piece] of missing.entries())
      kept.set(
        keyOf(piece),
        found.then((all) => all[index] as Piece),
      );
  }
  return Promise.all(pieces.map((piece) => kept.get(keyOf(piece)) as Promise<Piece>));
}

async function look(painter: Painter, pieces: readonly string[], face: Face): Promise<Piece[]> {
  const { paragraphs } = await measureText(painter, pieces.join("\n"), { ...face, leading: 1 });
  const widths = paragraphs.map(({ words }) => words.reduce((sum, word) => sum + word.width, 0));
  const style: TextStyle = { ...face, size: PROBE, leading: 1, color: "#000000", align: "left" };
  const cells = pieces.map((piece, index) => ({
    node: lineNode(tokensOf(piece), style),
    width: Math.ceil((widths[index] ?? 0) * PROBE),
  }));
  const inks = await inksOf(painter, cells);
  return inks.map((ink, index) => {
    const width = widths[index] ?? 0;
    if (!ink) return { before: 0, after: width, top: 0, bottom: 0, width };
    const ems = (pixels: number) => (pixels - MARGIN) / PROBE;
    return {
      before: ems(ink.left),
      after: width - ems(ink.right),
      top: ems(ink.top),
      bottom: ems(ink.bottom),
      width,
    };
  });
}

/** A line to look at, and how wide it is in pixels. */
type Cell = { node: Node; width: number };
type Ink = { left: number; right: number; top: number; bottom: number };

/** Paints lines side by side on one sheet, and finds the ink of each, as seen from the corner of its part of the sheet. */
const inksOf = inOneGo<readonly Cell[], readonly (Ink | undefined)[]>(async (painter, asked) => {
  let end = 0;
  const places = asked.map((cells) =>
    cells.map(({ node, width }) => {
      const from = end;
      end += width + 2 * MARGIN;
      const place = { x: from + MARGIN, y: MARGIN, width: width + 1, height: PROBE };
      return { from, to: end, node: at(place, {}, node) };
    }),
  );
  const sheet = { x: 0, y: 0, width: end, height: HEIGHT };
  const nodes = places.flat().map(({ node }) => node);
  const rgba = await painter.paint(at(sheet, { backgroundColor: "#ffffff" }, ...nodes), sheet, 1, {
    isDithered: false,
  });
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  return places.map((cells) => cells.map(({ from, to }) => inkIn(pixels, end, from, to)));
});

/** The box of what is dark in some columns of a sheet. */
function inkIn(pixels: Uint32Array, columns: number, from: number, to: number): Ink | undefined {
  let [left, right, top, bottom] = [to, -1, -1, -1];
  for (let y = 0; y < HEIGHT; y++) {
    const row = y * columns;
    for (let x = from; x < to; x++) {
      if (((pixels[row + x] ?? 0) & 255) >= SEEN) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { left: left - from, right: right + 1 - from, top, bottom: bottom + 1 };
}
