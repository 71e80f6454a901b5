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
const DIGIT = /\p{Nd}/u;
const IN_A_NUMBER = /[.,:'’/]/;
const SPACE = /^[\s\p{Cc}]/u;
/** What a comparison of nothing but words does without. */
const NO_WORD = /^[^\p{L}\p{N}\p{M}%\p{Sc}]+$/u;

/** One kind of space, case, quotation mark and dash; which of them a model writes says nothing. */
function foldExactly(cluster: string): string {
  if (SPACE.test(cluster)) return " ";
  return cluster
    .normalize("NFKC")
    .toLowerCase()
    .replace(SINGLE_MARKS, "'")
    .replace(DOUBLE_MARKS, '"')
    .replace(DASHES, "-")
    .replace(UNSEEN, "");
}

/** Words and figures alone: a comma more or less makes no other fact. */
function foldWords(cluster: string): string {
  const letters = foldExactly(cluster);
  return NO_WORD.test(letters) ? " " : letters;
}

/** A text for comparing, and for each of its letters where it came from. */
function foldPlaced(text: string, foldOne: (cluster: string) => string): { folded: string; places: Place[] } {
  const places: Place[] = [];
  let folded = "";
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const place = { from: index, to: index + cluster.length };
    const letters = foldOne(cluster);
    if (letters === " " && (folded === "" || folded.endsWith(" "))) continue;
    folded += letters;
    for (let at = 0; at < letters.length; at++) places.push(place);
  }
  return { folded, places };
}

export const foldForQuote = (text: string): string => foldPlaced(text, foldExactly).folded.trim();

/** Finds words in a description: all of them in their order, none of them cut. Undefined: it does not say that. */
export function quotesOf(description: string): (words: string) => Place | undefined {
  const folds = [foldExactly, foldWords].map((fold) => ({ fold, ...foldPlaced(description, fold) }));
  return (words) => {
    for (const { fold, folded, places } of folds) {
      const wanted = foldPlaced(words, fold).folded.trim();
      if (!LETTER.test(wanted)) return undefined;
      let at = folded.indexOf(wanted);
      for (let tried = 0; at >= 0 && tried < MOST_PLACES; tried++) {
        const from = places[at]?.from ?? 0;
        const to = places[at + wanted.length - 1]?.to ?? 0;
        if (isWhole(description, { from, to })) return { from, to };
        at = folded.indexOf(wanted, at + 1);
      }
    }
    return undefined;
  };
}

const isWhole = (text: string, { from, to }: Place) =>
  !isCut(text[from - 2], text[from - 1], text[from]) && !isCut(text[to + 1], text[to], text[to - 1]);

/** Whether a text goes on at its edge: "art" of "party", "049" of "1,049". */
function isCut(beyond: string | undefined, next: string | undefined, edge: string | undefined): boolean {
  if (!next || !edge) return false;
  if (DIGIT.test(edge)) return DIGIT.test(next) || (IN_A_NUMBER.test(next) && DIGIT.test(beyond ?? ""));
  return LETTER.test(edge) && LETTER.test(next) && !UNSPACED.test(edge) && !UNSPACED.test(next);
}
