import { inkOf } from "../../../giant-type/ink-of.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { GiantLine } from "../../../layers/layer.ts";
import type { Painter } from "../../../painter/painter.ts";
import { brush } from "./brush.ts";

/** The struck word in the sentence: which piece of it, and the letters of that piece before it. */
export type Struck = { word: number; before: string; out: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The sentence on one line, with the struck words kept together. */
export function heldTogether(headline: string, out: string | undefined): string {
  const plain = headline.replace(/\s+/gu, " ");
  const at = out ? placeOf(plain, out) : -1;
  if (!out || at < 0) return plain;
  const end = at + out.length;
  return `${plain.slice(0, at)}${plain.slice(at, end).replaceAll(" ", "\u00a0")}${plain.slice(end)}`;
}

/** As a word of its own if there is one, else as a part of a word. */
function placeOf(text: string, out: string) {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(out)}(?![\\p{L}\\p{N}])`, "iu").exec(text);
  return whole ? whole.index : text.toLowerCase().indexOf(out.toLowerCase());
}

export function struckIn(ruler: Ruler, out: string | undefined): Struck | undefined {
  if (!out) return undefined;
  const wanted = out.replace(/\s+/gu, "\u00a0");
  const at = placeOf(ruler.textOf(0, ruler.words.length), wanted);
  if (at < 0) return undefined;
  for (let word = 0; word < ruler.words.length; word++) {
    const text = ruler.words[word]?.text ?? "";
    const start = ruler.textOf(0, word + 1).length - text.length;
    if (at < start || at >= start + text.length) continue;
    const offset = at - start;
    return { word, before: text.slice(0, offset), out: text.slice(offset, offset + wanted.length) };
  }
  return undefined;
}

export type Span = { from: number; to: number };

/** From where to where the struck letters stand on their line. */
export async function spanOf(
  painter: Painter,
  ruler: Ruler,
  { word, before, out }: Struck,
  first: number,
  line: GiantLine,
): Promise<Span> {
  const { axis: _, ...look } = ruler.face;
  const start = ruler.widthOf(first, word + 1) - ruler.widthOf(word, word + 1);
  const inner = before ? (await inkOf(painter, before, look)).right : 0;
  const until = (await inkOf(painter, before + out, look)).right;
  return { from: line.box.x + (start + inner) * line.size, to: line.box.x + (start + until) * line.size };
}

/** Two passes of the pen through the small letters of a word. */
export function strike({ from, to }: Span, baseline: number, small: number, width: number): string {
  const y = baseline - small * 0.48;
  const wide = to - from;
  return (
    brush(
      [
        [from - width * 1.6, y + small * 0.1],
        [from + wide * 0.3, y - small * 0.08],
        [from + wide * 0.7, y + small * 0.05],
        [to + width * 2, y - small * 0.14],
      ],
      width * 1.6,
      7 + Math.round(from),
    ) +
    brush(
      [
        [to + width * 1.4, y + small * 0.2],
        [from + wide * 0.5, y + small * 0.13],
        [from - width * 1.2, y + small * 0.36],
      ],
      width * 1.15,
      3 + Math.round(from),
    )
  );
}

/** An arrow from a note up to what it is about, along the margin. */
export function arrow(from: { x: number; y: number }, tip: { x: number; y: number }, edge: number, width: number) {
  const head = Math.min(0.3 * (from.y - tip.y), width * 4.2);
  return (
    brush(
      [
        [from.x, from.y],
        [edge, (from.y + tip.y) / 2 + (from.y - tip.y) * 0.06],
        [tip.x, tip.y],
      ],
      width,
      33,
      0.2,
    ) +
    brush(
      [
        [tip.x - head * 0.85, tip.y + head * 0.72],
        [tip.x + head * 0.04, tip.y - width * 0.2],
        [tip.x + head * 0.62, tip.y + head],
      ],
      width * 0.95,
      4,
      0.2,
    )
  );
}
