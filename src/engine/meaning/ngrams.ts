import type { Language } from "../../shared/languages.ts";

/** The languages written in Latin letters, in the order of the columns of ngrams.tsv. */
export const NGRAM_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl"] as const satisfies readonly Language[];

/** Where a word begins or ends; a space at a line's end would be invisible. */
export const WORD_EDGE = "_";

const SIZE = 4;
/** Neighbouring n-grams share their last byte. */
const STEP = 3;
const MAX_BYTES = 70;

/** The n-grams of the words of a text, as ngrams.tsv has them: four bytes of UTF-8 each, every byte one letter. */
export function ngramsOf(words: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    const bytes = bytesOf(word);
    const length = Math.min(bytes.length, MAX_BYTES);
    let start = 0;
    for (; start + SIZE < length; start += STEP)
      found.add((start === 0 ? WORD_EDGE : "") + bytes.slice(start, start + SIZE));
    found.add((start === 0 ? WORD_EDGE : "") + bytes.slice(Math.max(0, length - SIZE)) + WORD_EDGE);
  }
  return found;
}

const encoder = new TextEncoder();

/** One letter a byte: ASCII as it is, the rest among the printable letters from U+0100 on. */
const bytesOf = (word: string) =>
  Array.from(encoder.encode(word), (byte) => String.fromCharCode(byte < 0x80 ? byte : 0x80 + byte)).join("");
