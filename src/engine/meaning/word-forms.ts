import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";

/** Shorter stems mean something else. */
const MIN_STEM = 3;

/** "and", "the", "with", "for" are written together with the word. */
const ARABIC_PREFIX = /^(?:و?(?:بال|كال|لل|ال)|[وبل])(?=.{3})/;

/** Plural with changed vowel: Bäume, Häuser, Bücher. */
const withoutUmlaut = (word: string) =>
  word.replace(/[äöü](?!.*[äöü])/, (letter) => ({ ä: "a", ö: "o", ü: "u" })[letter] ?? "");

/** A word and the forms of it that a list may have, the nearest first. */
export function wordForms(word: string, language: Language): string[] {
  const forms = [word];
  if (language === "ar") {
    const bare = word.replace(ARABIC_PREFIX, "");
    forms.push(bare, `ال${bare}`, ...stripped(bare, "ar"));
  }
  forms.push(...stripped(word, language));
  if (language === "de") forms.push(...forms.map(withoutUmlaut));
  if (language === "ru") forms.push(...forms.map((form) => form.replaceAll("ё", "е")));
  return [...new Set(forms)];
}

function stripped(word: string, language: Language): string[] {
  return (LANGUAGE_WORDS[language].forms ?? []).flatMap(([ending, own]) => {
    const found = ending.exec(word);
    if (!found || found.index < MIN_STEM) return [];
    return own.map((end) => word.slice(0, found.index) + end.replace("$1", found[1] ?? ""));
  });
}
