import type { Painter } from "../painter/painter.ts";
import { lineWidth, type Word } from "../text/break-lines.ts";
import { measureText } from "../text/measure-text.ts";
import type { Token } from "../text/tokens.ts";
import { type GiantFace, weightAt } from "./faces.ts";
import { inkOf } from "./ink-of.ts";
import { type Script, scriptOf } from "./script-of.ts";

/**
 * A text measured for giant type: how wide any run of its words is at any setting of the width axis, in ems, and where
 * its capitals stand in a line box of one em.
 */
export type Ruler = {
  face: GiantFace;
  script: Script;
  words: readonly Token[];
  widthOf(from: number, to: number, axis?: number): number;
  textOf(from: number, to: number): string;
  /** Whether a sentence or a clause ends before this word. */
  stopsBefore(index: number): boolean;
  /** The height of capitals, and the distance of the baseline from the top of the line box. */
  capital: number;
  baseline: number;
};

/** Letters that stand on the baseline and have the height to align with, by script. */
const UPRIGHT: Record<Script, string> = { latin: "H", cyrillic: "Н", arabic: "ا", japanese: "水", chinese: "水" };
/** The axis is linear between its drawn masters; these stops are close enough to them. */
const STOPS = 4;
const CLAUSE_END = /[.,:;!?…。、，！？：؟،]["”’»)]?$/u;

export async function ruleText(painter: Painter, text: string, face: GiantFace): Promise<Ruler> {
  const script = scriptOf(text);
  const { axis, ...look } = face;
  const fixed = axis.least === axis.most;
  const stops = fixed
    ? [look.width ?? 100]
    : Array.from({ length: STOPS + 1 }, (_, stop) => axis.least + ((axis.most - axis.least) * stop) / STOPS);
  const style = { ...look, leading: 1 };
  const measured = await Promise.all(
    stops.map(async (width) => {
      const { paragraphs } = await measureText(
        painter,
        text,
        fixed ? style : { ...style, width, weight: weightAt(face, width) },
      );
      return paragraphs.flatMap(({ words }) => words);
    }),
  );
  const { paragraphs } = await measureText(painter, text, style);
  const tokens = paragraphs.flatMap((paragraph) => paragraph.tokens);
  const words = script === "japanese" ? inPhrases(tokens) : tokens;
  const ink = await inkOf(painter, UPRIGHT[script], look);

  function widthOf(from: number, to: number, width = 100) {
    const place = fixed ? 0 : ((width - axis.least) / (axis.most - axis.least)) * STOPS;
    const low = Math.max(0, Math.min(stops.length - 2, Math.floor(place)));
    const under = lineWidth(measured[low] ?? NONE, from, to);
    if (fixed) return under;
    return under + (lineWidth(measured[low + 1] ?? NONE, from, to) - under) * (place - low);
  }

  return {
    face,
    script,
    words,
    widthOf,
    textOf: (from, to) => joined(words.slice(from, to)),
    stopsBefore: (index) => index > 0 && CLAUSE_END.test(words[index - 1]?.text ?? ""),
    capital: ink.bottom - ink.top,
    baseline: ink.bottom,
  };
}

const NONE: readonly Word[] = [];

const joined = (tokens: readonly Token[]) =>
  tokens.reduce((line, token, index) => `${line}${index > 0 && !token.glued ? " " : ""}${token.text}`, "");

const KANJI = /\p{Script=Han}/u;
const PARTICLE = /^\p{Script=Hiragana}{1,2}(?!\p{L})/u;

/** Japanese lines break at phrases: not before a particle or an ending, and not inside a compound of Chinese letters. */
function inPhrases(tokens: readonly Token[]): readonly Token[] {
  const phrases = tokens.map((token, index): Token => {
    const before = tokens[index - 1]?.text ?? "";
    const isCompound = KANJI.test(before.at(-1) ?? "") && KANJI.test(token.text.at(0) ?? "");
    const isEnding = PARTICLE.test(token.text) && /\p{L}$/u.test(before);
    return token.glued && (isCompound || isEnding) ? { ...token, sticky: true } : token;
  });
  // A single phrase that is too long for a line may break anywhere rather than shrink.
  return phrases.slice(1).every((token) => token.sticky) ? tokens : phrases;
}
