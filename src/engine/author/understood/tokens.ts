import { fold } from "./fold.ts";

/** A word, a number or a sign, with its place in the description. */
export type Token = { text: string; lower: string; from: number; to: number };

/** Addresses, handles, numbers and words; anything else stands for itself. */
const PIECES =
  /(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:[a-z]{2,}|рф)(?:\/[^\s,;]*)?(?![\p{L}\d])|[@#][\p{L}\d._]+|[\w.+-]+@[\w-]+\.[\w.]+|\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*|\p{Extended_Pictographic}(?:\p{M}|\u200d|\p{Extended_Pictographic})*|\n|[^\s]/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Takes a description apart into tokens. Japanese and Chinese have no spaces; there the platform knows the words. */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  for (const match of folded.matchAll(PIECES)) {
    if (UNSPACED.test(match[0])) tokens.push(...unspaced(match[0], match.index));
    else tokens.push(tokenAt(match[0], match.index));
  }
  return tokens;
}

const tokenAt = (text: string, from: number): Token => ({
  text,
  lower: text.toLowerCase(),
  from,
  to: from + text.length,
});

const words = new Intl.Segmenter("ja", { granularity: "word" });

const unspaced = (run: string, from: number) =>
  [...words.segment(run)].map(({ segment, index }) => tokenAt(segment, from + index));
