import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";

const ARABIC_START = /^(?:وال|فال|بال|كال|لل|ال|و|ب|ل|ف)(?=.{3})/u;
/** A word that grew by more than this is another word. */
const MAX_GROWTH = 2;
const MIN_COMMON = 5;

const endings = new Map<Language, string[]>();

function endingsOf(language: Language): string[] {
  const known = endings.get(language);
  if (known) return known;
  const list = (LANGUAGE_WORDS[language].stemEndings ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .split(" ")
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  endings.set(language, list);
  return list;
}

/** The part of a plain word that stays the same in all its forms, found crudely. */
export function stemOf(word: string, language: Language): string {
  const bare = language === "ar" ? word.replace(ARABIC_START, "") : word;
  const ending = endingsOf(language).find((end) => bare.endsWith(end) && bare.length - end.length >= 3);
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** Whether two plain words are forms of one. In German and Dutch the end of a compound names the thing too. */
export function isSameWord(shown: string, said: string, language: Language): boolean {
  if (shown === said) return true;
  const [a, b] = [stemOf(shown, language), stemOf(said, language)];
  if (a === b) return true;
  if (LANGUAGE_WORDS[language].hasCompounds && a.length >= 4 && (b.endsWith(a) || said.endsWith(shown))) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= MIN_COMMON && long.startsWith(short) && long.length - short.length <= MAX_GROWTH;
}
