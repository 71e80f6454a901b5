import type { Words } from "../../../engine/words/words.ts";
import type { Language } from "../../../shared/languages.ts";
import { offline } from "./pantry.ts";
import { NotInStock } from "./stocked.ts";

/*
 * Stands in for the engine's module of this name, which has the words of all languages: in a browser they are fetched by
 * the language. vite.config.ts puts it in its place.
 */

const FILES: Record<Language, () => Promise<Words>> = {
  en: () => import("../../../engine/words/en.ts").then(({ en }) => en),
  de: () => import("../../../engine/words/de.ts").then(({ de }) => de),
  fr: () => import("../../../engine/words/fr.ts").then(({ fr }) => fr),
  es: () => import("../../../engine/words/es.ts").then(({ es }) => es),
  pt: () => import("../../../engine/words/pt.ts").then(({ pt }) => pt),
  it: () => import("../../../engine/words/it.ts").then(({ it }) => it),
  nl: () => import("../../../engine/words/nl.ts").then(({ nl }) => nl),
  ja: () => import("../../../engine/words/ja.ts").then(({ ja }) => ja),
  ar: () => import("../../../engine/words/ar.ts").then(({ ar }) => ar),
  ru: () => import("../../../engine/words/ru.ts").then(({ ru }) => ru),
  zh: () => import("../../../engine/words/zh.ts").then(({ zh }) => zh),
};

const fetched = new Map<Language, Words>();

export async function fetchWordsOf(language: Language) {
  if (!fetched.has(language)) fetched.set(language, await FILES[language]().catch(offline));
}

export const LANGUAGE_WORDS = new Proxy({} as Record<Language, Words>, {
  get(_, language: Language) {
    const words = fetched.get(language);
    if (!words) throw new NotInStock(`the words of ${language}`, () => fetchWordsOf(language));
    return words;
  },
});
