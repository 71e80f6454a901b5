import { MIN_TEXT_PX } from "../../shared/formats.ts";
import { makeButton } from "../compose/make-button.ts";
import { moveTo } from "../compose/move.ts";
import { setText } from "../compose/set-text.ts";
import type { Stage } from "../compose/stage.ts";
import type { Layer } from "../layers/layer.ts";
import { type Box, box, right } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { isRightToLeft } from "../text/tokens.ts";

/** The one small size of a poster, as a share of the short side. */
const SHARE = { square: 0.03, portrait: 0.031, story: 0.034, wide: 0.038 } as const;

export const shortSide = ({ width, height }: Frame) => Math.min(width, height);

/** The size of everything that is not the idea or the headline, in pixels. */
export const smallSize = (frame: Frame) =>
  Math.max((MIN_TEXT_PX + 0.5) * frame.unit, SHARE[frame.shape] * shortSide(frame));

export type SmallLook = { color: string; size?: number; weight?: number };

/** What a poster says in its small print: the facts, who speaks, and what to do. Empty slots are left out. */
export type SmallWords = { facts: string[]; brand: string | undefined; call: string | undefined };

export function smallWords({ slots, scene }: Stage): SmallWords {
  const name = scene.brand.name;
  return {
    facts: [...(slots.facts ?? [])],
    brand: /[\p{L}\p{N}]/u.test(name) ? name : undefined,
    call: slots.button,
  };
}

/** One text of the small print, as wide as an area allows; it breaks into lines when it has to. */
export function smallText(stage: Stage, id: string, text: string, area: Box, look: SmallLook): Promise<Layer> {
  const { unit } = stage.frame;
  const size = (look.size ?? smallSize(stage.frame)) / unit;
  return setText(stage, area, {
    id,
    text,
    typeface: "sans",
    weight: look.weight ?? 640,
    tracking: 0,
    leading: 1.25,
    size,
    minSize: Math.min(size, MIN_TEXT_PX + 0.5),
    color: look.color,
    align: isRightToLeft(text) ? "right" : "left",
  });
}

/** The call: a line of type with an arrow, without one in Chinese and Japanese. */
export async function callLine(stage: Stage, text: string, maxWidth: number, look: SmallLook): Promise<Layer> {
  const size = (look.size ?? smallSize(stage.frame)) / stage.frame.unit;
  const arrow = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return makeButton(stage, text, { fill: look.color, color: look.color, shape: "line", size, arrow, maxWidth });
}

/**
 * Up to three texts on one line: the first where a line begins, the last where it ends, the other between them. When
 * they do not fit side by side they stand under each other, each on its own line. `anchor` is the edge of the area that
 * stays where it is.
 */
export async function smallRow(stage: Stage, area: Box, layers: readonly Layer[], anchor: "top" | "bottom" = "bottom") {
  const { unit } = stage.frame;
  const gap = 30 * unit;
  const total = layers.reduce((sum, layer) => sum + layer.box.width, 0) + gap * Math.max(0, layers.length - 1);
  const fromRight = isRightToLeft(stage.slots.headline);
  const isOneLine = total <= area.width && layers.length <= 3 && layers.every(({ box: one }) => one.height < 60 * unit);
  const heights = layers.map((layer) => layer.box.height);
  const height = isOneLine
    ? Math.max(0, ...heights)
    : heights.reduce((sum, one) => sum + one, 0) + (layers.length - 1) * 8 * unit;
  const top = anchor === "top" ? area.y : area.y + area.height - height;
  let y = top;
  const placed = layers.map((layer, index) => {
    const { width } = layer.box;
    if (!isOneLine) {
      const moved = moveTo(layer, fromRight ? right(area) - width : area.x, y);
      y += layer.box.height + 8 * unit;
      return moved;
    }
    const free = area.width - total + gap * (layers.length - 1);
    const before = layers.slice(0, index).reduce((sum, one) => sum + one.box.width, 0);
    const x = area.x + before + (layers.length > 1 ? (free * index) / (layers.length - 1) : 0);
    const mirrored = fromRight ? area.x + right(area) - x - width : x;
    return moveTo(layer, mirrored, top + (height - layer.box.height) / 2);
  });
  return { layers: placed, box: box(area.x, top, area.width, height) };
}
