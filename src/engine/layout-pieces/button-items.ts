import { readableOn } from "../color/readable-on.ts";
import type { ButtonLayer } from "../layers/layer.ts";
import { lettered } from "./lettering.ts";
import { type ButtonWish, makeButton } from "./make-button.ts";
import type { LayerItem } from "./stack.ts";
import type { Stage } from "./stage.ts";

type ButtonItem = LayerItem<ButtonLayer> | undefined;
type Gap = { gap?: number };
type Look = Omit<ButtonWish, "fill" | "color"> & Gap;

/** The scene's button as an item of a column; skipped when its slot is empty. */
export async function buttonItem(stage: Stage, { gap = 40, ...wish }: ButtonWish & Gap): Promise<ButtonItem> {
  return stage.slots.button ? { layer: await makeButton(stage, stage.slots.button, wish), gap } : undefined;
}

/** In the accent colour, with the palette's own text colour on it as long as that is readable. */
export function accentButton(stage: Stage, look: Look = {}): Promise<ButtonItem> {
  const { accent, onAccent } = stage.palette;
  return buttonItem(stage, { ...look, fill: accent, color: readableOn(accent, onAccent) });
}

/** In the colour of the text around it, with the ground as the colour of its label. */
export function inkButton(stage: Stage, ink: string, ground: string, look: Look = {}): Promise<ButtonItem> {
  return buttonItem(stage, { ...look, fill: ink, color: readableOn(ink, ground) });
}

/** Drawn with a felt pen and lettered by hand. */
export const sketchButton = (stage: Stage, look: Look): Promise<ButtonItem> =>
  accentButton(stage, { ...look, shape: "sketch", typeface: lettered(stage.slots.button ?? "").typeface });
