import type { Language } from "../../shared/languages.ts";
import { plain } from "./fold.ts";
import { CLAIM_WORDS } from "./words/words-by-language.ts";

const kept = new Map<Language, ReadonlySet<string>>();

/** Whether a plain word is one that claims nothing: an article, a pronoun, a preposition. */
export function isSmallWord(word: string, language: Language): boolean {
  const known = kept.get(language) ?? new Set(plain(CLAIM_WORDS[language].small).split(" "));
  kept.set(language, known);
  return known.has(word);
}
