import { contrast } from "../color/contrast.ts";
import { readableOn } from "../color/readable-on.ts";
import type { LogoLayer } from "../layers/layer.ts";
import type { TypefaceId } from "../scene/typefaces.ts";
import { isNamed, type LogoWish, makeLogo } from "./make-logo.ts";
import type { TextWish } from "./set-text.ts";
import type { LayerItem, TextItem } from "./stack.ts";
import type { Stage } from "./stage.ts";

/** A line with facts is larger than one that only adds to the headline. */
const FACTS = 1.22;

// The usual items of a column of copy, each skipped when its slot is empty. `on` is the ground they stand on.

type Look = Partial<TextWish> & { gap?: number };

/** The headline for layouts that choose its colour themselves. A typeface the scene names wins over the layout's. */
export const headlineWish = (
  { slots, scene }: Stage,
  typeface: TypefaceId,
  look: Omit<TextWish, "id" | "text" | "typeface">,
): TextWish => ({ id: "headline", text: slots.headline, typeface: scene.typeface ?? typeface, ...look });

export function headlineItem(
  stage: Stage,
  on: string,
  typeface: TypefaceId,
  size: number,
  { gap, ...look }: Look = {},
): TextItem {
  const { palette } = stage;
  const color = readableOn(on, palette.ink);
  const strong = { color: readableOn(on, palette.accent, palette.pop, color) };
  const text = headlineWish(stage, typeface, { size, minSize: 32, color, strong, ...look });
  return { text, grow: true, gap };
}

/** The line under the headline, for layouts that have another place for the facts. */
export const plainSublineItem = (stage: Stage, on: string, size?: number, look?: Look) =>
  sublineItem({ ...stage, slots: { ...stage.slots, facts: undefined } }, on, size, look);

/** The line under the headline, and the facts below it, each on a line of its own and easy to read. */
export function sublineItem(stage: Stage, on: string, size = 36, { gap, ...look }: Look = {}): TextItem | undefined {
  const { palette, slots } = stage;
  const facts = slots.facts ?? [];
  const lines = [slots.subline, ...facts].filter(Boolean);
  if (lines.length === 0) return undefined;
  const text: TextWish = {
    id: "subline",
    text: lines.join("\n"),
    typeface: "sans",
    size,
    weight: 450,
    color: readableOn(on, palette.muted, palette.ink),
    ...look,
    // Facts are what the customer needs, so each gets its line.
    maxLines: (look.maxLines ?? 4) + facts.length,
    ...(facts.length > 0 && { weight: 600, size: size * FACTS }),
  };
  return { text, gap };
}

export function kickerItem(stage: Stage, on: string, look: Partial<TextWish> = {}): TextItem | undefined {
  const { palette, slots } = stage;
  if (!slots.kicker) return undefined;
  const text: TextWish = {
    id: "kicker",
    text: slots.kicker,
    typeface: "sans",
    size: 26,
    weight: 650,
    tracking: 0.14,
    uppercase: true,
    color: readableOn(on, palette.muted, palette.ink),
    maxLines: 2,
    ...look,
  };
  return { text };
}

export async function logoItem(
  stage: Stage,
  on: string,
  { gap, ...look }: Partial<LogoWish> & { gap?: number } = {},
): Promise<LayerItem<LogoLayer> | undefined> {
  if (!isNamed(stage.scene) && !stage.logo) return undefined;
  const { accent, ink, pop } = stage.palette;
  const markFill = [accent, pop, ink].find((color) => contrast(color, on) >= 1.9) ?? ink;
  const layer = await makeLogo(stage, { on, color: readableOn(on, ink), markFill, ...look });
  return { layer, gap };
}
