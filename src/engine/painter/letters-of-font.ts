import { inRanges, type UnicodeRange } from "./unicode-ranges.ts";

/** A letter of every writing: a font that has it is used for that writing. */
const WRITINGS: readonly [RegExp, string][] = [
  [/\p{Script=Latin}/u, "a"],
  [/\p{Script=Greek}/u, "α"],
  [/\p{Script=Cyrillic}/u, "а"],
  [/\p{Script=Arabic}/u, "ا"],
  [/\p{Script=Hebrew}/u, "א"],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "あ"],
  [/\p{Script=Han}/u, "一"],
  [/\p{Script=Hangul}/u, "가"],
  [/\p{Script=Thai}/u, "ก"],
  [/\p{Script=Devanagari}/u, "अ"],
];
/** Signs that are seen when they come from another typeface. */
const SEEN = /[\p{L}\p{N}\p{Sc}%&!?]/u;

/** Whether words can be set in a font: it has letters of theirs, and lacks none of a writing that it is used for. */
export function letterCheck(font: Uint8Array): (text: string) => boolean {
  const ranges = letterRanges(font);
  const has = (letter: string) => inRanges(letter.codePointAt(0) ?? 0, ranges);
  const used = WRITINGS.filter(([, sample]) => has(sample)).map(([script]) => script);
  const isItsOwn = (letter: string) => !/\p{L}/u.test(letter) || used.some((script) => script.test(letter));
  return (text) => {
    const seen = Array.from(text).filter((letter) => SEEN.test(letter));
    return seen.some(has) && seen.every((letter) => has(letter) || !isItsOwn(letter));
  };
}

/** Of the formats of a letter table, the font's writer makes these two. */
const SHORT = 4;
const LONG = 12;

/** The letters of an unpacked font, from its letter table ("cmap"). */
function letterRanges(font: Uint8Array): UnicodeRange[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tagAt = (at: number) => String.fromCharCode(...font.subarray(at, at + 4));
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => tagAt(at) === "cmap");
  if (entry === undefined) return [];
  const cmap = view.getUint32(entry + 8);
  const parts = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    const start = cmap + view.getUint32(cmap + 8 + index * 8);
    return { start, format: view.getUint16(start) };
  });
  const long = parts.find(({ format }) => format === LONG);
  if (long) return longRanges(view, long.start);
  const short = parts.find(({ format }) => format === SHORT);
  return short ? shortRanges(view, short.start) : [];
}

function longRanges(view: DataView, start: number): UnicodeRange[] {
  return Array.from({ length: view.getUint32(start + 12) }, (_, index) => {
    const at = start + 16 + index * 12;
    return [view.getUint32(at), view.getUint32(at + 4)];
  });
}

/** Ends and starts of the segments stand in two lists. The last segment is an end mark. */
function shortRanges(view: DataView, start: number): UnicodeRange[] {
  const bytes = view.getUint16(start + 6);
  return Array.from({ length: bytes / 2 - 1 }, (_, index) => {
    const end = start + 14 + index * 2;
    return [view.getUint16(end + bytes + 2), view.getUint16(end)];
  });
}
