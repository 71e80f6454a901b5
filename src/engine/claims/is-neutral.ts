import type { Language } from "../../shared/languages.ts";
import { EVERY_LANGUAGE } from "../words/every-language.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { plain } from "./fold.ts";
import { wordsIn } from "./words-in.ts";

type Neutral = { phrases: ReadonlySet<string>; words: ReadonlySet<string>; joined: string };

const kept = new Map<Language, Neutral>();

function neutralOf(language: Language): Neutral {
  const known = kept.get(language);
  if (known) return known;
  const own = neutralPhrases(language);
  const neutral = {
    phrases: new Set([...own, ...Object.values(EVERY_LANGUAGE[language].ui)].map(bare)),
    words: new Set(own.flatMap((phrase) => wordsIn(phrase).map((word) => word.plain))),
    joined: own.map(bare).join("\n"),
  };
  kept.set(language, neutral);
  return neutral;
}

/** What a picture may say without being told: what the reader can do, never what they would get. */
function neutralPhrases(language: Language): string[] {
  const { buttons, lines } = LANGUAGE_WORDS[language];
  return [...Object.values(buttons).flat(), ...Object.values(lines).flat()].filter((phrase) => !phrase.includes("{"));
}

/** Without what stands at either end: "Learn more →" is "Learn more". */
const bare = (text: string) => plain(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** Whether a text says nothing about the thing itself: a button such as "Learn more", or no word at all. */
export function isNeutral(text: string, language: Language): boolean {
  const words = bare(text);
  return words === "" || neutralOf(language).phrases.has(words);
}

/** Whether a plain word occurs in the neutral phrases. */
export const isNeutralWord = (word: string, language: Language) => neutralOf(language).words.has(word);

/** Whether a piece of Chinese or Japanese occurs in the neutral phrases. */
export const isNeutralPiece = (piece: string, language: Language) => neutralOf(language).joined.includes(piece);
