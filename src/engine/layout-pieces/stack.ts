import type { Layer } from "../layers/layer.ts";
import { type Box, box, union } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
import { moveTo } from "./move.ts";
import { setText, type TextWish } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** A text with `grow` takes the height that the other items leave, up to its own maximum size. */
export type TextItem = { text: TextWish; grow?: boolean; gap?: number };
/** A finished layer keeps the size of its box. */
export type LayerItem<L extends Layer = Layer> = { layer: L; gap?: number };
export type StackItem = TextItem | LayerItem;
type Optional<T> = T | undefined | false | "";

export type StackWish = { align?: "left" | "center" | "right"; valign?: "top" | "middle" | "bottom"; gap?: number };

export type Stack = { layers: Layer[]; box: Box };

/**
 * Stacks layers in an area. Items with a known height are set first; the growing text, normally the headline, then
 * becomes as large as the rest allows. Gaps are in units, and an item's gap comes before it.
 */
export async function stack(
  stage: Stage,
  area: Box,
  items: readonly (Optional<StackItem> | Promise<Optional<StackItem>>)[],
  wish: StackWish = {},
): Promise<Stack> {
  const { unit } = stage.frame;
  const { align: side = "left", valign = "top", gap = 26 } = wish;
  const align = side === "left" && isRightToLeft(stage.slots.headline) ? "right" : side;
  const wanted = (await Promise.all(items)).filter((item): item is StackItem => Boolean(item));
  const gaps = wanted.map((item, index) => (index === 0 ? 0 : (item.gap ?? gap) * unit));
  const gapSum = gaps.reduce((sum, value) => sum + value, 0);
  const setIn = (share: number) => setItems(stage, { ...area, height: area.height - gapSum }, wanted, { align, share });
  let layers = await setIn(1);
  for (const share of SMALLER) if (!isLed(layers)) layers = await setIn(share);
  const heights = wanted.map((item) => layers.get(item)?.box.height ?? 0);
  const total = heights.reduce((sum, value) => sum + value, 0) + gapSum;
  let y = area.y + (area.height - total) * SHARE[valign];
  const placed = wanted.flatMap((item, index) => {
    const layer = layers.get(item);
    if (!layer) return [];
    y += gaps[index] ?? 0;
    const moved = moveTo(layer, area.x + (area.width - layer.box.width) * SIDE[align], y);
    y += layer.box.height;
    return [moved];
  });
  // Without items there is still a place where they would be.
  const empty = box(area.x, area.y + area.height * SHARE[valign], area.width, 0);
  return { layers: placed, box: placed.length > 0 ? union(placed.map((layer) => layer.box)) : empty };
}

/** Where much is said, what stands under the headline gets smaller before the headline is no larger than it. */
const SMALLER = [0.88, 0.78];
const LEADS = 1.2;

type Setting = { align: "left" | "center" | "right"; share: number };

/** Every item as a layer; texts that do not grow at a share of their size. */
async function setItems(stage: Stage, area: Box, items: readonly StackItem[], { align, share }: Setting) {
  const layers = new Map<StackItem, Layer>();
  for (const item of items) {
    if ("layer" in item) layers.set(item, item.layer);
    else if (!item.grow)
      layers.set(item, await setText(stage, area, { align, ...item.text, size: item.text.size * share }));
  }
  const used = [...layers.values()].reduce((sum, layer) => sum + layer.box.height, 0);
  for (const item of items) {
    if ("text" in item && item.grow) {
      const room = box(area.x, area.y, area.width, Math.max(0, area.height - used));
      layers.set(item, await setText(stage, room, { align, ...item.text }));
    }
  }
  return layers;
}

function isLed(layers: ReadonlyMap<StackItem, Layer>): boolean {
  const sizes = (grows: boolean) =>
    [...layers].flatMap(([item, { style }]) => ("text" in item && Boolean(item.grow) === grows ? [style.size] : []));
  return Math.min(...sizes(true), Number.POSITIVE_INFINITY) >= LEADS * Math.max(0, ...sizes(false));
}

/** In a wide picture the copy is vertically centred, beside the thing shown; in any other picture it is at the top. */
export const stackCopy = (
  stage: Stage,
  area: Box,
  items: Parameters<typeof stack>[2],
  wish: Omit<StackWish, "valign"> = {},
): Promise<Stack> => stack(stage, area, items, { ...wish, valign: stage.frame.wide ? "middle" : "top" });

const SHARE = { top: 0, middle: 0.5, bottom: 1 } as const;
const SIDE = { left: 0, center: 0.5, right: 1 } as const;
