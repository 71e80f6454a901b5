import type { Painter } from "../painter/painter.ts";
import { isPlain, isRightToLeft, tokensOf } from "../text/tokens.ts";
import { type Edges, type Face, lookAtPieces } from "./look-at-pieces.ts";

/** Signs that look the same in every word, so that a word's edges are known from theirs. */
const SEPARATE =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]+$/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The signs of a text, or its words, where letters join. */
function piecesOf(text: string): string[] {
  const words = tokensOf(text);
  const pieces = words.flatMap(({ text: word, emoji }) => {
    if (isPlain(word)) return [...word];
    return emoji || !SEPARATE.test(word) ? [word] : Array.from(graphemes.segment(word), ({ segment }) => segment);
  });
  // A space that keeps two words together has no edges.
  return pieces.filter((piece) => piece.trim());
}

/** Looks at each sign once, and not at the line: texts differ, but they are made of the same few signs. */
export async function edgesOf(painter: Painter, text: string, face: Face): Promise<Edges> {
  const pieces = await lookAtPieces(painter, piecesOf(text), face);
  const [first, last] = isRightToLeft(text) ? [pieces.at(-1), pieces[0]] : [pieces[0], pieces.at(-1)];
  if (!first || !last) return { before: 0, after: 0, top: 0, bottom: 0 };
  return {
    before: first.before,
    after: last.after,
    top: Math.min(...pieces.map(({ top }) => top)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
  };
}

/** Edges hardly change with the width of letters, so they are looked at in steps of it, and kept. */
export const nearSetting = (width: number) => Math.round(width / 16) * 16;
