import { MIN_TEXT_PX } from "../../../shared/formats.ts";
import type { TextLayer } from "../../layers/layer.ts";
import { fitWords, type SizeLimits } from "../../layout-pieces/fit-words.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { faceFor } from "../../painter/own-font.ts";
import { type Box, part } from "../../scene/box.ts";
import type { Caption } from "../../scene/meme-captions.ts";
import type { TextStyle } from "../../scene/text-style.ts";
import { isRightToLeft } from "../../text/tokens.ts";
import { letteringOf } from "./caption-styles.ts";

/** Below this share of the picture's width, a long word is broken rather than set smaller. */
const READABLE = 0.026;
/** A box holds at least one line and one letter, with their outline. */
const LEAST_LINES = 1.4;

/** A caption as large as its box allows, down to a size that can still be read. What has no room then is cut. */
export async function setCaption(stage: Stage, picture: Box, caption: Caption): Promise<TextLayer | undefined> {
  if (caption.text.trim() === "") return undefined;
  const typeface = caption.typeface && faceFor(stage.painter, caption.typeface, caption.text);
  const { lettering, largest } = letteringOf({ ...caption, typeface });
  const area = part(picture, caption.x, caption.y, caption.w, caption.h);
  const limits = limitsOf(stage, picture, caption, largest);
  const { size, lines, isCut } = await fitWords(stage, area, lettering, caption, limits);
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

function limitsOf({ frame }: Stage, { width, height }: Box, { size, w, h }: Caption, largest: number): SizeLimits {
  // A box in which not even one letter has room is still not left.
  const most = Math.min(h * height, w * width) / LEAST_LINES;
  if (size !== undefined) {
    const fixed = Math.min(size * width, most);
    return { max: fixed, min: fixed, unbroken: fixed };
  }
  const min = Math.min(MIN_TEXT_PX * frame.unit, most);
  return { max: Math.max(min, largest * width), min, unbroken: Math.max(min, READABLE * width) };
}
