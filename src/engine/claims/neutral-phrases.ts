import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";

/** What a picture may say without being told: what the reader can do, never what they would get. */
export function neutralPhrases(language: Language): string[] {
  const { buttons, lines } = LANGUAGE_WORDS[language];
  return [...Object.values(buttons).flat(), ...Object.values(lines).flat()].filter((phrase) => !phrase.includes("{"));
}
