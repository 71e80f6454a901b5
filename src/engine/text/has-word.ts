/** Whether a text has these words in it, whole, in whatever letters. */
export function hasWord(text: string, words: string): boolean {
  const [where, what] = [bare(text), bare(words)];
  // Japanese and Chinese have no spaces around a word.
  const isUnspaced = /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(what);
  for (let at = where.indexOf(what); at >= 0 && what; at = where.indexOf(what, at + 1)) {
    const isInside = LETTER.test(where[at - 1] ?? "") || LETTER.test(where[at + what.length] ?? "");
    if (isUnspaced || !isInside) return true;
  }
  return false;
}

/** Those of the words that a text has in it. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => hasWord(text, word));

/** Whether texts that are read one after the other have one of the words. */
export const saysAny = (texts: readonly string[], words: readonly string[]): boolean =>
  wordsIn(texts.join(" "), words).length > 0;

const LETTER = /[\p{L}\p{N}]/u;
const bare = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
