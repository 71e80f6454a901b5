import { MIN_TEXT_PX } from "../../../shared/formats.ts";
import type { TextLayer } from "../../layers/layer.ts";
import { OUTLINE_EMS } from "../../layers/paint-layer.ts";
import { written } from "../../layout-pieces/set-text.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { type Box, part } from "../../scene/box.ts";
import type { Caption } from "../../scene/meme-captions.ts";
import type { TextStyle } from "../../scene/text-style.ts";
import { cutText, tooWide } from "../../text/cut-text.ts";
import { fitText } from "../../text/fit-text.ts";
import { measureText } from "../../text/measure-text.ts";
import { isRightToLeft, SOFT_BREAK } from "../../text/tokens.ts";
import { letteringOf } from "./caption-styles.ts";

/** Below this share of the picture's width, a long word is broken rather than set smaller. */
const READABLE = 0.026;
/** A box holds at least one line and one letter, with their outline. */
const LEAST_LINES = 1.4;
/** Plain letters stay inside of their lines. Those with marks, and other scripts, need some air around them. */
const LOW = /^[\x20-\x7e\n‘’“”–—…]*$/;
/** On both sides together, in ems. A ground of their own shows more of it. */
const AIR = { x: 0.2, y: 0 };
const GROUND_AIR = { x: 0.7, y: 0.4 };
const TALL_AIR = { x: 0.2, y: 0.16 };
const MARKED_AIR = { x: 0.2, y: 0.4 };

function airAround({ text, ground }: Caption) {
  if (ground) return GROUND_AIR;
  if (LOW.test(text)) return AIR;
  return /\p{M}/u.test(text) ? MARKED_AIR : TALL_AIR;
}

/** A caption as large as its box allows, down to a size that can still be read. What has no room then is cut. */
export async function setCaption(stage: Stage, picture: Box, caption: Caption): Promise<TextLayer | undefined> {
  if (caption.text.trim() === "") return undefined;
  const { lettering, largest } = letteringOf(caption);
  const area = part(picture, caption.x, caption.y, caption.w, caption.h);
  const limits = limitsOf(stage, picture, caption, largest);
  const { size, lines, isCut } = await fitted(stage, area, lettering, caption, limits);
  return {
    kind: "text",
    id: caption.id,
    text: caption.text,
    lines,
    style: { ...lettering, size, align: sideOf(caption), ...(caption.angle ? { rotate: caption.angle } : {}) },
    box: area,
    isCentred: true,
    ...(caption.ground ? { ground: caption.ground } : {}),
    ...(isCut ? { isCut } : {}),
  };
}

function sideOf({ align, text }: Caption): TextStyle["align"] {
  if (align === "center") return align;
  return (align === "start") === isRightToLeft(text) ? "right" : "left";
}

type Limits = { max: number; min: number; unbroken: number };

function limitsOf({ frame }: Stage, { width, height }: Box, { size, w, h }: Caption, largest: number): Limits {
  // A box in which not even one letter has room is still not left.
  const most = Math.min(h * height, w * width) / LEAST_LINES;
  if (size !== undefined) {
    const fixed = Math.min(size * width, most);
    return { max: fixed, min: fixed, unbroken: fixed };
  }
  const min = Math.min(MIN_TEXT_PX * frame.unit, most);
  return { max: Math.max(min, largest * width), min, unbroken: Math.max(min, READABLE * width) };
}

type Face = Omit<TextStyle, "size" | "align">;

async function fitted({ painter }: Stage, { width, height }: Box, face: Face, caption: Caption, limits: Limits) {
  const { max, min, unbroken } = limits;
  const stroke = face.outline ? OUTLINE_EMS : 0;
  const air = airAround(caption);
  const roomAt = (size: number) => ({
    width: Math.max(1, width - (stroke + air.x) * size),
    height: Math.max(1, height - (stroke + air.y) * size),
  });
  const paragraphs = withBlankLines(caption.text);
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
