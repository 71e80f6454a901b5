import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";
import { isLightHead } from "./word-kinds.ts";

const MIN_WORD = 7;
const MIN_PART = 3;
/** Three letters are often found by chance, so they count only beside another known part. */
const MIN_ALONE = 4;
/** What German and Dutch put between the parts. */
const LINK = /(?:s|n|en|es|er|e)$/;

/** The parts of a compound that are known: the longest end, and the longest beginning before it. */
export function splitCompound(
  word: string,
  language: Language,
  isKnown: (part: string) => boolean,
): { start: string | undefined; end: string | undefined } {
  if (!LANGUAGE_WORDS[language].hasCompounds || word.length < MIN_WORD) return { start: undefined, end: undefined };
  const isPart = (part: string) => isKnown(part) || isLightHead(part, language);
  let end: string | undefined;
  for (let at = MIN_PART; at <= word.length - MIN_PART && end === undefined; at++)
    if (isPart(word.slice(at))) end = word.slice(at);
  const rest = end === undefined ? word : word.slice(0, word.length - end.length);
  for (let at = rest.length; at >= MIN_PART; at--) {
    const part = rest.slice(0, at);
    for (const start of [part, part.replace(LINK, "")])
      if (start.length >= (end === undefined ? MIN_ALONE : MIN_PART) && isKnown(start)) return { start, end };
  }
  return { start: undefined, end: end !== undefined && end.length >= MIN_ALONE ? end : undefined };
}
