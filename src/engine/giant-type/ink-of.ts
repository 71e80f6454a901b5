import type { Painter } from "../painter/painter.ts";
import { lineWidth } from "../text/break-lines.ts";
import { measureText } from "../text/measure-text.ts";
import { edgesOf } from "./edges-of.ts";
import type { Face } from "./look-at-pieces.ts";

/** How far the painted letters of a line reach, in ems from the upper left corner of its line box of one em. */
export type Ink = { left: number; right: number; top: number; bottom: number };

export async function inkOf(painter: Painter, text: string, face: Face): Promise<Ink> {
  const { before, after, top, bottom } = await edgesOf(painter, text, face);
  const { paragraphs } = await measureText(painter, text, { ...face, leading: 1 });
  const words = paragraphs.flatMap((paragraph) => paragraph.words);
  return { left: before, right: lineWidth(words, 0, words.length) - after, top, bottom };
}
