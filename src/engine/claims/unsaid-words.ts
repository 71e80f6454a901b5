import { datesIn } from "./dates.ts";
import { figuresIn } from "./figures.ts";
import { plain } from "./fold.ts";
import { isFigureSaid } from "./is-figure-said.ts";
import { isNeutral, isNeutralWord } from "./is-neutral.ts";
import { numberOf } from "./number-words.ts";
import { promisesIn } from "./promises-in.ts";
import type { SaidText } from "./read-said.ts";
import { isSameWord, stemOf } from "./same-word.ts";
import { isSmallWord } from "./small-words.ts";
import { unsaidRuns } from "./unsaid-runs.ts";
import { wordsIn } from "./words-in.ts";

/** Initials and the smallest of the small words. */
const MAX_SHORT = 2;
const MIN_JOINED = 6;

/** Addresses, handles and codes: they are right to the letter or not at all. */
const LITERAL =
  /[\p{L}\d._-]+@[\p{L}\d.-]+|@[\p{L}\d._]+|#\p{L}[\p{L}\d_]*|(?:[\p{L}\d-]+\.)+[a-z]{2,}(?:\/\S*)?|(?<![a-z\d])[a-z]+\d[a-z\d]*/gu;

/** The words and figures of a text that the description does not have; an empty list means all of it was said. */
export function unsaidWords(text: string, said: SaidText): string[] {
  const { language } = said;
  // Only a neutral sentence is cut off: a stop may as well belong to an abbreviation.
  const sentences = text.split(/(?<=[.!?。！？])\s+|[\n|•·]/u);
  const own = sentences.filter((sentence) => !isNeutral(sentence, language));
  const parts = own.length === sentences.length ? [text] : own;
  return [...new Set(parts.flatMap((part) => unsaidIn(part, said)))];
}

function unsaidIn(text: string, said: SaidText): string[] {
  const { language } = said;
  const folded = plain(text);
  const literals = [...folded.matchAll(LITERAL)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    word: found[0],
    isSaid: said.plain.includes(found[0]),
  }));
  const promises = promisesIn(folded, said);
  const claims = [...literals, ...promises];
  const known = claims.filter(({ isSaid }) => isSaid);
  const isKnown = (start: number, end: number) => known.some((span) => start >= span.start && end <= span.end);
  const figures = figuresIn(folded).filter(
    (figure) => !isKnown(figure.start, figure.end) && !isFigureSaid(figure, said),
  );
  const dates = datesIn(folded, language).filter(({ word, name }) => !said.words.has(word) && !said.dates.has(name));
  const settled = new Set([
    ...claims.flatMap(({ start, end }) => wordsIn(folded.slice(start, end)).map((word) => word.plain)),
    ...datesIn(folded, language).map(({ word }) => word),
    // A unit written onto its figure ("5kg", "円") was compared with it.
    ...figuresIn(folded).flatMap(({ start, end }) => wordsIn(folded.slice(start, end)).map((word) => word.plain)),
  ]);
  return [
    ...figures.map(({ start, end }) => folded.slice(start, end).trim()),
    ...claims.filter(({ isSaid }) => !isSaid).map(({ word }) => word),
    ...dates.map(({ word }) => word),
    ...wordsIn(text)
      .filter((word) => !settled.has(word.plain) && !isWordSaid(word.plain, said))
      .map((word) => word.text),
    ...unsaidRuns(text, said),
  ];
}

function isWordSaid(word: string, said: SaidText): boolean {
  const { language } = said;
  if (said.words.has(word) || isSmallWord(word, language) || isNeutralWord(word, language)) return true;
  const number = numberOf(word, language);
  if (number !== undefined) return said.figures.some(({ value }) => value === String(number));
  if (word.length <= MAX_SHORT) return true;
  if (said.stems.has(stemOf(word, language))) return true;
  if (word.length >= MIN_JOINED && said.joined.includes(word)) return true;
  return [...said.words].some((other) => isSameWord(word, other, language));
}
