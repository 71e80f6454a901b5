import { MIN_TEXT_PX } from "../../shared/formats.ts";
import type { TextLayer } from "../layers/layer.ts";
import { faceFor } from "../painter/own-font.ts";
import { type Box, box } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { TYPEFACES, type TypefaceId } from "../scene/typefaces.ts";
import { fitText } from "../text/fit-text.ts";
import { measureText } from "../text/measure-text.ts";
import type { Token } from "../text/tokens.ts";
import type { Stage } from "./stage.ts";

export type TextWish = {
  id: string;
  text: string;
  typeface: TypefaceId;
  /** The largest size, in units of a 1080 pixel picture. */
  size: number;
  minSize?: number;
  color: string;
  align?: TextStyle["align"];
  valign?: "top" | "middle" | "bottom";
  maxLines?: number;
} & Partial<Omit<TextStyle, "size" | "typeface" | "color" | "align">>;

/** Sets a text into an area as large as it fits, and gives the layer the tight box it then needs. */
export async function setText(stage: Stage, area: Box, wish: TextWish): Promise<TextLayer> {
  const { unit } = stage.frame;
  const {
    id,
    text,
    typeface: wanted,
    size,
    minSize = MIN_TEXT_PX,
    color,
    align = "left",
    valign = "top",
    maxLines,
    ...look
  } = wish;
  const typeface = faceFor(stage.painter, wanted, text);
  const face = TYPEFACES[typeface];
  const style = { weight: face.weight, tracking: face.tracking, leading: face.leading, ...look, typeface };
  const measured = await measureText(stage.painter, text, style);
  const fitted = fitText(measured, {
    width: area.width,
    height: area.height,
    maxSize: size * unit,
    minSize: Math.max(minSize, MIN_TEXT_PX) * unit,
    ...(maxLines ? { maxLines } : {}),
  });
  return {
    kind: "text",
    id,
    text,
    lines: fitted.lines.map(written),
    style: { ...style, size: fitted.size, color, align },
    box: anchored(area, fitted.width, fitted.height, align, valign),
  };
}

/** Turns the tokens of a line back into text, and closes every `**` mark before the line ends. */
export function written(line: readonly Token[]) {
  let out = "";
  line.forEach((token, index) => {
    const before = index > 0 ? line[index - 1] : undefined;
    if (before?.strong && !token.strong) out += "**";
    if (index > 0 && !token.glued) out += " ";
    if (token.strong && !before?.strong) out += "**";
    out += token.text;
  });
  return line.at(-1)?.strong ? `${out}**` : out;
}

const SHARE = { left: 0, center: 0.5, right: 1, top: 0, middle: 0.5, bottom: 1 } as const;

function anchored(
  area: Box,
  width: number,
  height: number,
  align: TextStyle["align"],
  valign: "top" | "middle" | "bottom",
): Box {
  return box(
    area.x + (area.width - width) * SHARE[align],
    area.y + (area.height - height) * SHARE[valign],
    width,
    height,
  );
}
