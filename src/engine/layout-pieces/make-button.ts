import { readableOn } from "../color/readable-on.ts";
import type { ButtonLayer } from "../layers/layer.ts";
import { box } from "../scene/box.ts";
import type { TypefaceId } from "../scene/typefaces.ts";
import { setText } from "./set-text.ts";
import type { Stage } from "./stage.ts";

export type ButtonWish = {
  fill: string;
  color?: string;
  shape?: ButtonLayer["shape"];
  size?: number;
  typeface?: TypefaceId;
  arrow?: boolean;
  maxWidth?: number;
};

/** On each side, in ems of the label. */
export const BUTTON_PADDING = { pill: 1.3, block: 1.1, sketch: 1.3, line: 0 } as const;

/** The button at the origin; the caller moves it to its place. */
export async function makeButton(stage: Stage, text: string, wish: ButtonWish): Promise<ButtonLayer> {
  const { unit } = stage.frame;
  const {
    fill,
    shape = "pill",
    size = 34,
    typeface = "sans",
    arrow = shape !== "sketch",
    maxWidth = 900 * unit,
  } = wish;
  const color = wish.color ?? readableOn(fill);
  const padding = size * unit * BUTTON_PADDING[shape];
  const extra = arrow ? size * unit * 1.42 : 0;
  const label = await setText(stage, box(0, 0, maxWidth - 2 * padding - extra, size * unit * 2), {
    id: "button",
    text,
    typeface,
    size,
    color,
    maxLines: 1,
    align: "center",
    ...(typeface === "sans" ? { weight: 700, tracking: -0.012 } : {}),
  });
  const { width } = label.box;
  return {
    kind: "button",
    id: "button",
    text,
    style: label.style,
    fill,
    shape,
    arrow,
    box: box(0, 0, width + extra + 2 * padding, buttonHeight(shape, label.style.size)),
  };
}

const buttonHeight = (shape: ButtonLayer["shape"], size: number) => size * (shape === "line" ? 1.25 : 2.75);
