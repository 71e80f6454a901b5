import type { Painter } from "../painter/painter.ts";
import type { Word } from "../text/break-lines.ts";
import { measureInFaces } from "../text/measure-text.ts";
import type { Token } from "../text/tokens.ts";
import { edgesOf } from "./edges-of.ts";
import { type GiantFace, weightAt } from "./faces.ts";
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
/** The width of letters that are neither narrowed nor widened. */
const REGULAR = 100;
const CLAUSE_END = /[.,:;!?…。、，！？：؟،]["”’»)]?$/u;

export async function ruleText(painter: Painter, text: string, face: GiantFace): Promise<Ruler> {
  const script = scriptOf(text);
  const { axis, ...look } = face;
  const stops = stopsOf(face);
  const style = { ...look, leading: 1 };
  const faces = stops.length > 1 ? stops.map((width) => ({ ...style, width, weight: weightAt(face, width) })) : [style];
  const [measured, ink] = await Promise.all([
    measureInFaces(painter, text, faces),
    edgesOf(painter, UPRIGHT[script], look),
  ]);
  const widthsAt = measured.map(({ paragraphs }) => runWidths(paragraphs.flatMap((paragraph) => paragraph.words)));
  const tokens = (measured[0]?.paragraphs ?? []).flatMap((paragraph) => paragraph.tokens);
  const words = script === "japanese" ? inPhrases(tokens) : tokens;

  function widthOf(from: number, to: number, width = REGULAR) {
    let above = 1;
    while (above < stops.length - 1 && width > (stops[above] ?? width)) above += 1;
    const under = widthsAt[above - 1]?.(from, to) ?? 0;
    const [low, high] = [stops[above - 1], stops[above]];
    if (low === undefined || high === undefined) return under;
    return under + (((widthsAt[above]?.(from, to) ?? under) - under) * (width - low)) / (high - low);
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

/** Where the masters of a width axis are drawn: at its ends and in between. Widths are linear from one to the next. */
function stopsOf({ axis }: GiantFace): number[] {
  const { least, most, weights } = axis;
  if (least === most) return [least];
  if (!weights) return [least, REGULAR, most];
  // The weight changes along with the width, which bends the line.
  return [least, (least + REGULAR) / 2, REGULAR, (REGULAR + most) / 2, most];
}

/** How wide the words from one to another are on a line. Layouts ask this thousands of times. */
function runWidths(words: readonly Word[]) {
  let end = 0;
  const starts = new Float64Array(words.length);
  const ends = Float64Array.from(words, ({ width, space }, index) => {
    starts[index] = end + space;
    end += space + width;
    return end;
  });
  return (from: number, to: number) =>
    to > from ? (ends[Math.min(to, words.length) - 1] ?? 0) - (starts[from] ?? 0) : 0;
}

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
