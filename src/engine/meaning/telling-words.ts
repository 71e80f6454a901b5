import { EVERY_LANGUAGE } from "../words/every-language.ts";
import { NGRAM_LANGUAGES } from "./ngrams.ts";

type LatinLanguage = (typeof NGRAM_LANGUAGES)[number];

const LANGUAGE_OF = new Map<string, LatinLanguage | undefined>();
for (const language of NGRAM_LANGUAGES)
  for (const word of EVERY_LANGUAGE[language].telling?.split(" ") ?? [])
    LANGUAGE_OF.set(word, LANGUAGE_OF.has(word) ? undefined : language);

/** So many of one language and none of another. A text of which they are few may only quote that language. */
const ENOUGH = 2;
const MIN_SHARE = 0.11;

/** The language of a text that has enough small words to be sure of it, as about half of all descriptions have. */
export function tellingLanguage(words: readonly string[]): LatinLanguage | undefined {
  const telling = words.map((word) => word.replace("’", "'")).filter((word) => LANGUAGE_OF.get(word));
  const [language, ...others] = new Set(telling.map((word) => LANGUAGE_OF.get(word)));
  const isEnough = new Set(telling).size >= ENOUGH && telling.length >= words.length * MIN_SHARE;
  return isEnough && others.length === 0 ? language : undefined;
}
