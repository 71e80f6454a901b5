import type { Words } from "../../../engine/words/words.ts";
import type { Language } from "../../../shared/languages.ts";
import { offline } from "./pantry.ts";
import { NotInStock } from "./stocked.ts";

/*
 * Stands in for the engine's module of this name, which has the words of all languages: in a browser they are fetched by
 * the language. vite.config.ts puts it in its place.
 */

const FILES = import.meta.glob<Record<string, Words>>("../../../engine/words/[a-z][a-z].ts");

const fetched = new Map<Language, Words>();

export async function fetchWordsOf(language: Language) {
  if (fetched.has(language)) return;
  const file = await FILES[`../../../engine/words/${language}.ts`]?.().catch(offline);
  const words = file?.[language];
  if (words) fetched.set(language, words);
}

export const LANGUAGE_WORDS = new Proxy({} as Record<Language, Words>, {
  get(_, language: Language) {
    const words = fetched.get(language);
    if (!words) throw new NotInStock(`the words of ${language}`, () => fetchWordsOf(language));
    return words;
  },
});
