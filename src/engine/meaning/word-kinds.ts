import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";

function isIn(list: "general" | "lightHeads") {
  const sets = new Map<Language, ReadonlySet<string>>();
  return (word: string, language: Language): boolean => {
    const known = sets.get(language) ?? new Set(LANGUAGE_WORDS[language][list].split(" "));
    sets.set(language, known);
    return known.has(word);
  };
}

export const isGeneral = isIn("general");
export const isLightHead = isIn("lightHeads");
