import { isEmoji } from "../tree/emoji.ts";
import { keepTogether } from "./keep-together.ts";

/**
 * A piece of text that is never broken. A `glued` piece follows without a space, as in Japanese; a `sticky` one may not
 * even begin a line, such as an emoji or a full stop directly after a word.
 */
export type Token = { text: string; strong: boolean; emoji: boolean; glued: boolean; sticky: boolean };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const japanese = new Intl.Segmenter("ja", { granularity: "word" });
const KANA_OR_HAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Where a line may break: not at the spaces that are there to keep two words together. */
const BREAK = /[^\S\u00a0\u202f]+/u;
/** Where a word may break although nothing is to be seen there. */
export const SOFT_BREAK = "\u200b";
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;

/** Words of a line. `**two words**` marks what a layout sets in its accent colour. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  line.split("**").forEach((part, index) => {
    const strong = index % 2 === 1;
    // If this part touches the one before it, there is no space between them.
    let glued = index > 0 && !/^\s/.test(part) && !/\s$/.test(line.split("**")[index - 1] ?? "");
    for (const word of keepTogether(part).split(BREAK).filter(Boolean)) {
      let isSoft = false;
      for (const stretch of word.split(SOFT_BREAK)) {
        for (const piece of piecesOf(stretch)) {
          tokens.push({ ...piece, strong, glued, sticky: glued && !isSoft && !KANA_OR_HAN.test(piece.text) });
          [glued, isSoft] = [true, false];
        }
        isSoft = true;
      }
      glued = false;
    }
  });
  return tokens;
}

const PLAIN = /^[\u0020-\u007e\u00c0-\u024f\u0400-\u045f]+$/;
/** Whether every letter is a sign of its own, and none an emoji: most words are like that and need no segmenter. */
export const isPlain = (word: string) => PLAIN.test(word);

function piecesOf(word: string): { text: string; emoji: boolean }[] {
  if (isPlain(word)) return [{ text: word, emoji: false }];
  const pieces: { text: string; emoji: boolean }[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1);
    if (isEmoji(segment)) pieces.push({ text: segment, emoji: true });
    else if (last && !last.emoji) last.text += segment;
    else pieces.push({ text: segment, emoji: false });
  }
  return pieces.flatMap((piece) =>
    piece.emoji ? [piece] : japaneseWords(piece.text).map((text) => ({ text, emoji: false })),
  );
}

/** Japanese puts no spaces between words; a line may break there, but not before closing punctuation or after a figure. */
function japaneseWords(text: string) {
  if (!KANA_OR_HAN.test(text)) return [text];
  const parts: string[] = [];
  for (const { segment } of japanese.segment(text)) {
    if (parts.length && (CLOSING.test(segment) || /\d$/.test(parts.at(-1) ?? ""))) parts[parts.length - 1] += segment;
    else parts.push(segment);
  }
  return parts;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);
