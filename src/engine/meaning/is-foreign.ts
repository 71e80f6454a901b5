import { tellingLanguage } from "./telling-words.ts";

/** Letters that none of our languages writes, by the script they belong to. */
const LATIN = /[łżźśćńąęğışåøőűčřěšžďťňůțșşăđħėįųūāēīģķļņ]/iu;
const CYRILLIC = /[іїєґўџђћљњј]/iu;
const ARABIC = /[پچژگڈٹںےہ]/u;
/** No word of them is known here. */
const OTHER_SCRIPT =
  /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/gu;

/** A name from elsewhere is one word; two of ten are a language. */
const ENOUGH = 2;
const MIN_SHARE = 0.1;
const MIN_LETTERS = 0.25;

/** Whether a text is in a language that we have no words of. Its own words can be set, ours beside them would be wrong. */
export function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
  const letters = words.join("").length;
  if ((text.match(OTHER_SCRIPT)?.length ?? 0) > letters * MIN_LETTERS) return true;
  const strange = new Set(words.filter((word) => LATIN.test(word) || CYRILLIC.test(word) || ARABIC.test(word))).size;
  return strange >= ENOUGH && strange >= words.length * MIN_SHARE && tellingLanguage(words) === undefined;
}
