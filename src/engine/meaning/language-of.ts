import type { Language } from "../../shared/languages.ts";
import { findLine } from "./find-line.ts";
import { NGRAM_LANGUAGES, ngramsOf } from "./ngrams.ts";
import { tellingLanguage } from "./telling-words.ts";
import type { WordFile, WordShelf } from "./word-shelf.ts";

/** More tells nothing new about the language. */
const MAX_LETTERS = 1500;

/** A foreign name in a text of another script does not decide. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["zh", /\p{Script=Han}/gu],
];
const MIN_SHARE = 0.25;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** In so few words the n-grams of one foreign name outweigh the rest, so words that a language knows count as well. */
const MAX_SHORT = 8;
const KNOWN_WORD = 30;
/** Most short texts of borrowed words ("taxi", "piano", "app") are English. */
const ENGLISH_LEAD = 1.08;

const NO_WORDS = /https?:\S+|www\.\S+|\S+@\S+|[@#]\S+|\S+\.(?:com|org|net|io|app|de|fr|es|it|nl|pt|br|uk)\b\S*/giu;

/** The language a description is written in. English when nothing tells. */
export function languageOf(text: string, shelf: WordShelf): Language {
  const start = startOf(text);
  return toldAtOnce(start) ?? latinLanguageOf(start, shelf);
}

/** Without any file. */
const toldAtOnce = (start: string) => languageByScript(start) ?? tellingLanguage(wordsOf(start));

const startOf = (text: string) => text.slice(0, MAX_LETTERS).replace(NO_WORDS, " ");

function languageByScript(start: string): Language | undefined {
  // Chinese is never written with kana, Japanese hardly ever without.
  if (KANA.test(start)) return "ja";
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS)
    if ((start.match(script)?.length ?? 0) > letters * MIN_SHARE) return language;
  return undefined;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];

/** The files that `languageOf` may ask for, so that they can be fetched together. */
export function filesToTell(text: string): WordFile[] {
  const start = startOf(text);
  if (toldAtOnce(start)) return [];
  const isShort = wordsOf(start).length <= MAX_SHORT;
  const lists = NGRAM_LANGUAGES.flatMap((language): WordFile[] => [`${language}.things.tsv`, `${language}.trades.tsv`]);
  return ["ngrams.tsv", ...(isShort ? lists : [])];
}

function latinLanguageOf(text: string, shelf: WordShelf): Language {
  const words = wordsOf(text);
  const table = shelf.text("ngrams.tsv");
  const scores = NGRAM_LANGUAGES.map(() => 0);
  for (const ngram of ngramsOf(words))
    for (const entry of findLine(table, ngram)?.split(" ") ?? []) {
      const column = Number(entry[0]);
      scores[column] = (scores[column] ?? 0) + Number(entry.slice(1));
    }
  if (words.length <= MAX_SHORT)
    for (const [column, language] of NGRAM_LANGUAGES.entries()) {
      const known = words.filter((word) => isKnown(word, language, shelf)).length;
      scores[column] = ((scores[column] ?? 0) + known * KNOWN_WORD) * (language === "en" ? ENGLISH_LEAD : 1);
    }
  const best = Math.max(...scores);
  return NGRAM_LANGUAGES[scores.indexOf(best)] ?? "en";
}

const isKnown = (word: string, language: Language, shelf: WordShelf) =>
  findLine(shelf.text(`${language}.things.tsv`), word) !== undefined ||
  findLine(shelf.text(`${language}.trades.tsv`), word) !== undefined;
