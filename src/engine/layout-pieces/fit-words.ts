import { OUTLINE_EMS } from "../layers/paint-layer.ts";
import type { Box } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { cutText, tooWide } from "../text/cut-text.ts";
import { fitText } from "../text/fit-text.ts";
import { measureText } from "../text/measure-text.ts";
import { SOFT_BREAK } from "../text/tokens.ts";
import { written } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** Plain letters stay inside of their lines. Those with marks, and other scripts, need some air around them. */
const LOW = /^[\x20-\x7e\n‘’“”–—…]*$/;
/** On both sides together, in ems. A ground of their own shows more of it. */
const AIR = { x: 0.2, y: 0 };
const GROUND_AIR = { x: 0.7, y: 0.4 };
const TALL_AIR = { x: 0.2, y: 0.16 };
const MARKED_AIR = { x: 0.2, y: 0.4 };

export type Lettered = { text: string; ground?: string | undefined };

function airAround({ text, ground }: Lettered) {
  if (ground) return GROUND_AIR;
  if (LOW.test(text)) return AIR;
  return /\p{M}/u.test(text) ? MARKED_AIR : TALL_AIR;
}

/** Sizes in pixels: at `unbroken` and above no word is broken. */
export type SizeLimits = { max: number; min: number; unbroken: number };
type Face = Omit<TextStyle, "size" | "align" | "color">;

/**
 * Words as large as their box allows, down to a size that can still be read. No ink leaves the box. What has no room then
 * is cut.
 */
export async function fitWords(
  { painter }: Pick<Stage, "painter">,
  { width, height }: Pick<Box, "width" | "height">,
  face: Face,
  lettered: Lettered,
  { max, min, unbroken }: SizeLimits,
) {
  const stroke = face.outline ? OUTLINE_EMS : 0;
  const air = airAround(lettered);
  const roomAt = (size: number) => ({
    width: Math.max(1, width - (stroke + air.x) * size),
    height: Math.max(1, height - (stroke + air.y) * size),
  });
  const paragraphs = withBlankLines(lettered.text);
  const whole = await measureText(painter, paragraphs, face);
  const wide = tooWide(whole, roomAt(unbroken).width / unbroken);
  const measured = wide.length ? await measureText(painter, breakable(paragraphs, wide), face) : whole;
  const [{ words: [dots] = [] } = { words: [] }] = (await measureText(painter, "…", face)).paragraphs;
  const cut = cutText(measured, min, roomAt(min), dots?.width ?? 1);
  if (cut) return { size: min, lines: cut.map(written), isCut: true };
  // How much room is left depends on the size that comes out.
  const first = fitText(measured, { ...roomAt(0), maxSize: max, minSize: min });
  const { size, lines, fits } = fitText(measured, { ...roomAt(first.size), maxSize: first.size, minSize: min });
  return { size, lines: lines.map(written), isCut: !fits };
}

/** A line that somebody left empty stays empty. */
const withBlankLines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim() || "\u00a0")
    .join("\n");

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Words that are too long for a line may be broken at every letter. */
const breakable = (text: string, words: readonly string[]) =>
  words.reduce(
    (broken, word) =>
      broken.replaceAll(word, Array.from(graphemes.segment(word), ({ segment }) => segment).join(SOFT_BREAK)),
    text,
  );
