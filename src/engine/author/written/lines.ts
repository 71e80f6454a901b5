import type { Said } from "../understood/understood.ts";

/** A line of the picture with its first letter large and without what a clause leaves at its ends. */
export function line(words: string): string {
  const bare = words
    .replace(/\s+/gu, " ")
    // The plus before a country's code stays, and so does the minus of a discount.
    .replace(/^(?:(?!\+\d|[-–]\d+\s?%)[\s,;:.!?…·•*–—/|+&)\]-])+/u, "")
    .replace(/[\s,;:·•*–—/|+&@([-]+$/u, "")
    .trim();
  // An odd quote or bracket is left over from a pair that was cut in two.
  return capitalised(withoutOddPairs(bare));
}

function capitalised(text: string): string {
  const [first = ""] = text;
  // A name such as "iPhone" is meant as it is, and so is an address.
  return /^\p{Ll}\p{Lu}|^\S+(?:@|\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*(?:\/\S*)?$/u.test(text)
    ? text
    : first.toLocaleUpperCase() + text.slice(first.length);
}

function withoutOddPairs(text: string): string {
  const isOdd = (text.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
  const plain = isOdd ? text.replace(/["“”„«»]/gu, "") : text;
  return (plain.match(/\(/gu)?.length ?? 0) === (plain.match(/\)/gu)?.length ?? 0)
    ? plain
    : plain.replace(/[()]/gu, "");
}

/** A question without its mark claims what it asks. */
export const asked = ({ words, to }: Pick<Said, "words" | "to">, text: string) =>
  // French has a space before the mark.
  words + (/^\s?[?？؟]/u.exec(text.slice(to, to + 2))?.[0] ?? "");

/** A question or an exclamation. */
export const isLoud = ({ to }: Pick<Said, "to">, text: string) => /^\s?[?!？！؟]/u.test(text.slice(to, to + 2));

/** Japanese and Chinese have no spaces between words. */
export const isUnspaced = (words: string) => /\p{Script=Han}|\p{Script=Katakana}/u.test(words);

/** Whether one line says what the other says, or a part of it. */
export function repeats(one: string, other: string): boolean {
  const [a, b] = [bareOf(one), bareOf(other)];
  return a.length > 0 && b.length > 0 && (a.includes(b) || b.includes(a));
}

/** Whether a line has all of these words in it, in this order. */
export function says(line: string, words: string): boolean {
  const [whole, part] = [bareOf(line), bareOf(words)];
  // "40%" is not said by "code DESK40".
  return /\p{L}/u.test(part) ? whole.includes(part) : ` ${whole} `.includes(` ${part} `);
}

const bareOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
