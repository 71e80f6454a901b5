export type Phrase = {
  words: string;
  /** Whether any ending may follow. */
  isStem: boolean;
};

/** "dunkel*" is the beginning of a word. */
export const phraseFrom = (entry: string): Phrase => ({ words: entry.replace("*", ""), isStem: entry.endsWith("*") });

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Arabic writes "and", "with" and "the" as part of the word. */
const WORD_START = /(?:^|[^\p{L}\p{M}])(?:و?(?:بال|ال|لل)?)?$/u;
const LONGEST_START = 6;

/** Where a phrase stands in a text in small letters, as words of their own: "night" is not in "nights". */
export function placeOf({ words, isStem }: Phrase, text: string): number {
  if (UNSPACED.test(words)) return text.indexOf(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isStart = WORD_START.test(text.slice(Math.max(0, at - LONGEST_START), at));
    if (isStart && (isStem || !/\p{L}/u.test(text[at + words.length] ?? ""))) return at;
  }
  return -1;
}
