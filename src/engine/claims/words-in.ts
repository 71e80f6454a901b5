import { fold, plain } from "./fold.ts";

export type Word = {
  /** As written. */
  text: string;
  plain: string;
};

const WORD = /[\p{L}\p{M}]+/gu;
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

/** The words of a text that puts spaces between them; runs of Chinese and Japanese are left out. */
export function wordsIn(text: string): Word[] {
  const folded = fold(text);
  return [...folded.matchAll(WORD)]
    .filter(([word]) => !HAN_OR_KANA.test(word))
    .map((found) => ({
      text: found[0],
      plain: plain(found[0]),
    }));
}

/** Runs of Chinese characters and kana. */
export const runsIn = (text: string): string[] =>
  fold(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu) ?? [];
