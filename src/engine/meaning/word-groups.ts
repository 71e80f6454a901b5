import type { Language } from "../../shared/languages.ts";
import { LANGUAGE_WORDS } from "../words/language-words.ts";

/** Words that stand together in a phrase, and where. */
export type WordGroup = { words: string; start: number; end: number };

const MAX_WORDS = 4;
const MAX_PIECE = 8;

/** Latin, Cyrillic and Arabic words; a hyphen or an elided article divides. */
export const wordsOf = (phrase: string): string[] =>
  phrase
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/(?<![\p{L}\p{N}])(?:l|d|qu|j|c|n|s|m|dell|nell|all|un|sull|dall)'(?=\p{L})/gu, "")
    .match(/[\p{L}\p{M}\p{N}&]+(?:'\p{L}+)*/gu) ?? [];

export const isSpaced = (language: Language) => language !== "ja" && language !== "zh";

/** Groups of up to four neighbouring words, the longest first. */
export function groupsOf(words: readonly string[]): WordGroup[] {
  const groups: WordGroup[] = [];
  for (let size = Math.min(MAX_WORDS, words.length); size > 0; size--)
    for (let start = 0; start + size <= words.length; start++)
      groups.push({ words: words.slice(start, start + size).join(" "), start, end: start + size });
  return groups;
}

/** Japanese and Chinese leave no spaces: pieces that a list knows, the longest first, none inside another. */
export function piecesOf(phrase: string, isKnown: (piece: string) => boolean): WordGroup[] {
  const text = phrase.normalize("NFC").toLowerCase();
  const pieces: WordGroup[] = [];
  for (let size = Math.min(MAX_PIECE, text.length); size > 0; size--)
    for (let start = 0; start + size <= text.length; start++) {
      const end = start + size;
      const words = text.slice(start, end);
      if (/[\s、。・「」]/.test(words) || pieces.some((piece) => start < piece.end && end > piece.start)) continue;
      if (isKnown(words)) pieces.push({ words, start, end });
    }
  return pieces;
}

/** Which word of a phrase names the thing: the last before a turn in Germanic languages, else the first. */
export function headOf(words: readonly string[], language: Language): number {
  const { turns } = LANGUAGE_WORDS[language];
  if (turns) {
    const turn = words.findIndex((word, place) => place > 0 && turns.test(word));
    return (turn < 0 ? words.length : turn) - 1;
  }
  // Russian adjectives stand before the noun.
  if (language === "ru")
    return Math.max(
      0,
      words.findIndex((word) => !/(?:[ыио]й|[ая]я|[ое]е|[ыи]е|[ыи]х)$/.test(word)),
    );
  return 0;
}
