/** A stretch of the description. */
export type Place = { from: number; to: number };

/** A letter with the accents on it. */
const CLUSTER = /\P{M}\p{M}*|\p{M}+/gu;
const SINGLE_MARKS = /[’‘‚‛ʼ`´′‹›]/g;
const DOUBLE_MARKS = /[“”„‟«»″「」『』＂]/g;
const DASHES = /[–—−‒‐‑]/g;
const UNSEEN = /\p{Cf}/gu;
/** More often than this nobody says the same thing. */
const MOST_PLACES = 50;

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]/u;
const DIGIT = /\d/;
const IN_A_NUMBER = /[.,:'/]/;

/** One kind of space, case, quotation mark and dash; which of them a model writes says nothing. */
const foldOne = (cluster: string) =>
  cluster
    .normalize("NFKC")
    .toLowerCase()
    .replace(SINGLE_MARKS, "'")
    .replace(DOUBLE_MARKS, '"')
    .replace(DASHES, "-")
    .replace(UNSEEN, "");

/** A text for comparing, and for each of its letters where it came from. */
function foldPlaced(text: string): { folded: string; places: Place[] } {
  const places: Place[] = [];
  let folded = "";
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const place = { from: index, to: index + cluster.length };
    const letters = /^[\s\p{Cc}]/u.test(cluster) ? " " : foldOne(cluster);
    if (letters === " " && (folded === "" || folded.endsWith(" "))) continue;
    folded += letters;
    for (let at = 0; at < letters.length; at++) places.push(place);
  }
  return { folded, places };
}

export const foldForQuote = (text: string): string => foldPlaced(text).folded.trim();

/** Finds words in a description: all of them in their order, none of them cut. Undefined: it does not say that. */
export function quotesOf(description: string): (words: string) => Place | undefined {
  const { folded, places } = foldPlaced(description);
  return (words) => {
    const wanted = foldForQuote(words);
    if (!LETTER.test(wanted)) return undefined;
    let at = folded.indexOf(wanted);
    for (let tried = 0; at >= 0 && tried < MOST_PLACES; tried++) {
      const from = places[at]?.from;
      const to = places[at + wanted.length - 1]?.to;
      if (from !== undefined && to !== undefined && isWhole(folded, at, wanted.length)) return { from, to };
      at = folded.indexOf(wanted, at + 1);
    }
    return undefined;
  };
}

function isWhole(text: string, at: number, length: number): boolean {
  const end = at + length;
  return !isCut(text[at - 2], text[at - 1], text[at]) && !isCut(text[end + 1], text[end], text[end - 1]);
}

/** Whether a text goes on at its edge: "art" of "party", "049" of "1,049". */
function isCut(beyond: string | undefined, next: string | undefined, edge: string | undefined): boolean {
  if (!next || !edge) return false;
  if (DIGIT.test(edge)) return DIGIT.test(next) || (IN_A_NUMBER.test(next) && DIGIT.test(beyond ?? ""));
  return LETTER.test(edge) && LETTER.test(next) && !UNSPACED.test(edge) && !UNSPACED.test(next);
}
