import type { Language } from "../../shared/languages.ts";
import { plain } from "./fold.ts";
import { CLAIM_WORDS } from "./words/words-by-language.ts";

const FIRST = 2;

/** How a number from two to twelve is written in words. */
export const numberWordsOf = (value: number, language: Language): string[] =>
  (CLAIM_WORDS[language].numbers.split(" ")[value - FIRST] ?? "").split("|").filter(Boolean).map(plain);

/** The number that a plain word stands for, if any. */
export function numberOf(word: string, language: Language): number | undefined {
  const found = CLAIM_WORDS[language].numbers
    .split(" ")
    .findIndex((forms) => forms.split("|").map(plain).includes(word));
  return found < 0 ? undefined : found + FIRST;
}
