import type { Language } from "../../../shared/languages.ts";
import { colorOf } from "../../words/color-of.ts";
import { LOOK_ENDS, LOOK_WORDS } from "../../words/look-words.ts";
import type { Stretch } from "./stage-directions.ts";

const CLAUSES = /[^.!?…,;:\n。！？，、；)]+/gu;

/**
 * The end of a description often says how the picture should look: "... 4 tuesdays from Feb 3. earthy colours, not too
 * busy". From the last clause backwards, as far as every clause says nothing else. `isKnown`: what is a direction anyway.
 */
export function looksIn(text: string, language: Language, isKnown: (stretch: Stretch) => boolean): Stretch[] {
  const clauses = [...text.matchAll(CLAUSES)]
    .map(({ 0: words, index }) => ({ words: words.trim(), from: index + words.length - words.trimStart().length }))
    .filter(({ words }) => /[\p{L}\p{N}]/u.test(words))
    .map(({ words, from }) => ({ words, from, to: from + words.length }));
  const found: (Stretch & { isSure: boolean })[] = [];
  for (const { words, ...stretch } of clauses.slice(1).reverse()) {
    const look = lookOf(words, language);
    if (!look && isKnown(stretch)) continue;
    if (!look) break;
    found.push({ ...stretch, isSure: look === "sure" });
  }
  // "Handmade, warm" may be said of socks: a sentence of its own, or a word that only pictures have.
  const startsSentence = ({ from }: Stretch) => /[.!?…\n。！？]["”»)]?\s*$/u.test(text.slice(0, from));
  const first = found.findLastIndex((one) => one.isSure || startsSentence(one));
  return found.slice(0, first + 1).map(({ from, to }) => ({ from, to }));
}

const LONGEST = 9;

/** Whether all that a clause says is how something looks. */
function lookOf(words: string, language: Language): "sure" | "likely" | undefined {
  if (language === "ja" || language === "zh")
    return LOOK_ENDS[language].test(words) && !/\d/u.test(words) ? "sure" : undefined;
  const { sure, likely } = LOOK_WORDS[language];
  const all = words.toLowerCase().match(/[\p{L}\p{M}]+|\d/gu) ?? [];
  const isColor = (word: string) => colorOf(word, language) !== undefined;
  if (all.length > LONGEST || !all.every((word) => sure.test(word) || likely.test(word) || isColor(word)))
    return undefined;
  // One colour may be that of the goods.
  const isSure = all.some((word) => sure.test(word)) || all.filter(isColor).length > 1;
  return isSure ? "sure" : "likely";
}
