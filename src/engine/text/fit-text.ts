import { breakLines, lineWidth, type Word } from "./break-lines.ts";
import type { Token } from "./tokens.ts";

/** Words of one paragraph measured at a size of one pixel; widths grow in proportion to the size. */
export type MeasuredText = { paragraphs: { tokens: Token[]; words: Word[] }[]; lineHeight: number };

export type FitWish = { width: number; height: number; maxSize: number; minSize: number; maxLines?: number };
export type FittedText = { size: number; lines: Token[][]; width: number; height: number; fits: boolean };

/** Sets the text at the largest size at which it fits, by binary search, or at the smallest size if it never fits. */
export function fitText(text: MeasuredText, wish: FitWish): FittedText {
  const cap = Math.max(wish.minSize, wish.maxSize);
  let fitted = setAt(text, cap, wish);
  if (fitted?.fits) return fitted;
  let low = wish.minSize;
  let high = cap;
  fitted = setAt(text, low, wish);
  for (let step = 0; step < 14 && high - low > 0.5; step++) {
    const size = (low + high) / 2;
    const attempt = setAt(text, size, wish);
    if (attempt?.fits) {
      fitted = attempt;
      low = size;
    } else high = size;
  }
  return fitted ?? overflowing(text, wish);
}

function setAt(text: MeasuredText, size: number, wish: FitWish): FittedText | undefined {
  const lines: Token[][] = [];
  let widest = 0;
  for (const { tokens, words } of text.paragraphs) {
    const starts = fewestLines(words, wish.width / size);
    if (!starts) return undefined;
    starts.forEach((start, index) => {
      const end = starts[index + 1] ?? words.length;
      lines.push(tokens.slice(start, end));
      widest = Math.max(widest, lineWidth(words, start, end) * size);
    });
  }
  const height = lines.length * text.lineHeight * size;
  const fits = height <= wish.height && lines.length <= (wish.maxLines ?? 99);
  return { size, lines, width: widest, height, fits };
}

/** As few lines as the width allows, then balanced over exactly that many. */
function fewestLines(words: readonly Word[], maxWidth: number) {
  let count = 1;
  let width = 0;
  for (const [index, word] of words.entries()) {
    if (word.width > maxWidth) return undefined;
    const next = index === 0 || width === 0 ? word.width : width + word.space + word.width;
    if (next > maxWidth) {
      count++;
      width = word.width;
    } else width = next;
  }
  for (let lines = count; lines <= words.length; lines++) {
    const starts = breakLines(words, lines, maxWidth + 1e-6);
    if (starts) return starts;
  }
  return undefined;
}

/** For a word wider than the box: every word gets its own line, and the lint reports the overflow. */
function overflowing(text: MeasuredText, wish: FitWish): FittedText {
  const lines = text.paragraphs.flatMap(({ tokens }) => tokens.map((token) => [token]));
  const widths = text.paragraphs.flatMap(({ words }) => words.map((word) => word.width * wish.minSize));
  const height = lines.length * text.lineHeight * wish.minSize;
  return { size: wish.minSize, lines, width: Math.max(0, ...widths), height, fits: false };
}
