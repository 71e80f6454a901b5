import type { Language } from "../../shared/languages.ts";
import { datesIn } from "./dates.ts";
import { type Figure, figuresIn } from "./figures.ts";
import { plain } from "./fold.ts";
import { has } from "./pattern-of.ts";
import { stemOf } from "./same-word.ts";
import { wordsIn } from "./words-in.ts";

/** What the user typed, and in which language. */
export type Said = { text: string; language: Language };

/** A description taken apart for comparing. */
export type SaidText = {
  language: Language;
  plain: string;
  /** Without spaces and hyphens: "sign-up" is "signup". */
  joined: string;
  figures: Figure[];
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  dates: ReadonlySet<string>;
  /** Whether any of some alternatives is there; asked often, so every answer is kept. */
  has(list: string): boolean;
};

export function readSaid({ text, language }: Said): SaidText {
  const folded = plain(text);
  const figures = figuresIn(folded);
  const answers = new Map<string, boolean>();
  const words = new Set(wordsIn(text).map((word) => word.plain));
  return {
    language,
    plain: folded,
    joined: folded.replace(/[\s-]+/g, ""),
    figures,
    words,
    stems: new Set([...words].map((word) => stemOf(word, language))),
    dates: new Set([...datesIn(folded, language).map(({ name }) => name), ...monthsOf(figures)]),
    has(list) {
      const answer = answers.get(list) ?? has(folded, list, language);
      answers.set(list, answer);
      return answer;
    },
  };
}

/** The months that dates in figures name. "3/8" may be either, depending on the country. */
const monthsOf = (figures: readonly Figure[]) =>
  figures
    .filter(({ kind }) => kind === "date")
    .flatMap(({ value }) => value.split(".").map(Number))
    .filter((part) => part <= 12)
    .map((month) => `month ${month}`);
