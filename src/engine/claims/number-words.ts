import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { plain } from "./fold.ts";

const FIRST = 2;

/** How a number from two to twelve is written in words. */
export const numberWordsOf = (value: number, language: Language): string[] =>
  (LANGUAGE_WORDS[language].claims.numbers.split(" ")[value - FIRST] ?? "").split("|").filter(Boolean).map(plain);

/** The number that a plain word stands for, if any. */
export function numberOf(word: string, language: Language): number | undefined {
  const found = LANGUAGE_WORDS[language].claims.numbers
    .split(" ")
    .findIndex((forms) => forms.split("|").map(plain).includes(word));
  return found < 0 ? undefined : found + FIRST;
}
