/** Ways in which platforms count. */
export type Counter = "signs" | "wide" | "units" | "x";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

const signsIn = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** A sign with a picture, a flag, or a digit on a key. */
export const isEmoji = (sign: string) =>
  /\p{Extended_Pictographic}\uFE0F|\p{Emoji_Presentation}|\p{RI}{2}|\u20E3/u.test(sign);

/** Letters of the scripts that fill a square, with their punctuation. */
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;

const sum = (signs: readonly string[], weight: (sign: string) => number) =>
  signs.reduce((all, sign) => all + weight(sign), 0);

/**
 * How long a text is for a platform: in signs as a reader sees them; with square letters and emoji counting twice; in the
 * units in which a computer stores it; or as X does it.
 */
export function countText(text: string, by: Counter): number {
  if (by === "signs") return signsIn(text).length;
  if (by === "units") return text.length;
  if (by === "x") return countForX(text);
  return sum(signsIn(text), (sign) => (isEmoji(sign) ? 2 : sum(Array.from(sign), (one) => (SQUARE.test(one) ? 2 : 1))));
}

/** What X makes of every link. */
const LINK_LENGTH = 23;
/** What stands around a word and does not belong to it. */
const AROUND = new Set("(\"'“‘«.,;:!?)”’»");
const DOMAIN = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}(\p{L}{2,24})(?:[/:?#].*)?$/su;
const LONG_ENDINGS = new Set(
  "com org net info biz app dev shop store blog online site club cafe coffee design studio agency art xyz".split(" "),
);

/** Letters up to here count once, and so does most punctuation; all others twice. Its own table, version 3. */
const ONCE: readonly [number, number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/** The rule that X publishes: links are 23, an emoji is two however it is put together, accents join their letter. */
function countForX(written: string): number {
  const text = written.normalize("NFC");
  let count = 0;
  const rest = text.replace(/\S+/gu, (word) => {
    const bare = bareOf(word);
    if (!isLink(bare)) return word;
    count += LINK_LENGTH;
    return word.replace(bare, "");
  });
  const weightOf = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0;
    return ONCE.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
  };
  return count + sum(signsIn(rest), (sign) => (isEmoji(sign) ? 2 : sum(Array.from(sign), weightOf)));
}

function bareOf(word: string): string {
  let [from, to] = [0, word.length];
  while (from < to && AROUND.has(word[from] ?? "")) from++;
  while (to > from && AROUND.has(word[to - 1] ?? "")) to--;
  return word.slice(from, to);
}

const isLink = (word: string) => /^https?:\/\/./iu.test(word) || isEnding(DOMAIN.exec(word)?.[1]);

/** A word after a dot makes a link only if addresses end in it: "node.js" is none. Two letters are a country's. */
function isEnding(ending = ""): boolean {
  if (ending.length !== 2) return LONG_ENDINGS.has(ending.toLowerCase());
  return ending.toLowerCase() === "uk" || regions.of(ending.toUpperCase()) !== undefined;
}
