import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { plain } from "./fold.ts";

const kept = new Map<Language, ReadonlySet<string>>();

/** Whether a plain word is one that claims nothing: an article, a pronoun, a preposition. */
export function isSmallWord(word: string, language: Language): boolean {
  const known = kept.get(language) ?? new Set(plain(LANGUAGE_WORDS[language].claims.small).split(" "));
  kept.set(language, known);
  return known.has(word);
}
