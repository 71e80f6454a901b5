import { contrast } from "../color/contrast.ts";
import { readableOn } from "../color/readable-on.ts";
import type { TypefaceId } from "../scene/typefaces.ts";
import { type ButtonWish, makeButton } from "./make-button.ts";
import { type LogoWish, makeLogo } from "./make-logo.ts";
import type { TextWish } from "./set-text.ts";
import type { StackItem } from "./stack.ts";
import type { Stage } from "./stage.ts";

/** The usual items of a column of copy, each skipped when its slot is empty. `on` is the ground they stand on. */
export function headlineItem(
  stage: Stage,
  on: string,
  typeface: TypefaceId,
  size: number,
  more: Partial<TextWish> & { gap?: number } = {},
): StackItem {
  const { gap, ...look } = more;
  const { palette, slots, scene } = stage;
  const color = readableOn(on, palette.ink);
  const strong = { color: readableOn(on, palette.accent, palette.pop, color) };
  const text: TextWish = {
    id: "headline",
    text: slots.headline,
    typeface: scene.typeface ?? typeface,
    size,
    minSize: 32,
    color,
    strong,
    ...look,
  };
  return { text, grow: true, ...(gap === undefined ? {} : { gap }) };
}

export function sublineItem(
  stage: Stage,
  on: string,
  size = 36,
  more: Partial<TextWish> & { gap?: number } = {},
): StackItem | undefined {
  const { gap, ...look } = more;
  const { palette, slots } = stage;
  if (!slots.subline) return undefined;
  const text: TextWish = {
    id: "subline",
    text: slots.subline,
    typeface: "sans",
    size,
    weight: 450,
    color: readableOn(on, palette.muted, palette.ink),
    maxLines: 4,
    ...look,
  };
  return { text, ...(gap === undefined ? {} : { gap }) };
}

export function kickerItem(stage: Stage, on: string, more: Partial<TextWish> = {}): StackItem | undefined {
  const { palette, slots } = stage;
  if (!slots.kicker) return undefined;
  return {
    text: {
      id: "kicker",
      text: slots.kicker,
      typeface: "sans",
      size: 26,
      weight: 650,
      tracking: 0.14,
      uppercase: true,
      color: readableOn(on, palette.muted, palette.ink),
      maxLines: 2,
      ...more,
    },
  };
}

export async function buttonItem(stage: Stage, wish: ButtonWish & { gap?: number }): Promise<StackItem | undefined> {
  const { gap = 40, ...look } = wish;
  return stage.slots.button ? { layer: await makeButton(stage, stage.slots.button, look), gap } : undefined;
}

export async function logoItem(
  stage: Stage,
  on: string,
  wish: Partial<LogoWish> & { gap?: number } = {},
): Promise<StackItem> {
  const { gap, ...look } = wish;
  const { accent, ink, pop } = stage.palette;
  const markFill = [accent, pop, ink].find((color) => contrast(color, on) >= 1.9) ?? ink;
  const layer = await makeLogo(stage, { color: readableOn(on, ink), markFill, ...look });
  return { layer, ...(gap === undefined ? {} : { gap }) };
}
