import type { Layer } from "../layers/layer.ts";
import { moveTo } from "../layout-pieces/move.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import { type Box, box, right } from "../scene/box.ts";
import { isRightToLeft } from "../text/tokens.ts";
import { callLine, type SmallLook, type SmallWords, smallSize, smallText } from "./small-print.ts";

/** Sizes nearer than this look the same. */
const ALIKE = 0.99;

/** Small print under each other, from the origin on. */
export type SmallBlock = { layers: Layer[]; width: number; height: number };

/**
 * A line for each fact, then who speaks and what to do, side by side if they fit and under each other if not. Facts
 * that are too long break; a call does not, so the block may come out wider than asked. Nothing is left out.
 */
export async function smallBlock(
  stage: Stage,
  { facts, brand, call }: SmallWords,
  width: number,
  look: SmallLook & { align?: "left" | "right"; firstFact?: number },
): Promise<SmallBlock> {
  const { align = "left", firstFact = 1 } = look;
  const size = look.size ?? smallSize(stage.frame);
  const area = box(0, 0, width, stage.frame.height);
  const set = (id: string, text: string) => smallText(stage, id, text, area, look);
  const [told, signed] = await Promise.all([
    Promise.all(facts.map((fact, index) => set(`fact-${index + firstFact}`, fact))),
    Promise.all([
      ...(brand ? [set("brand", brand)] : []),
      ...(call ? [callLine(stage, call, stage.frame.safe.width, look)] : []),
    ]),
  ]);
  // A word that is too long for its line makes all of the small print smaller.
  const least = Math.min(size, ...[...told, ...signed].map((layer) => layer.style.size));
  if (least < size * ALIKE) return smallBlock(stage, { facts, brand, call }, width, { ...look, size: least });
  const gap = size * 0.9;
  const isBeside = signed.reduce((sum, layer) => sum + layer.box.width, gap) <= width;
  const rows = [...told.map((layer) => [layer]), ...(isBeside ? [signed] : signed.map((layer) => [layer]))];
  let y = 0;
  const placed = rows
    .filter((row) => row.length > 0)
    .flatMap((row) => {
      const top = y;
      y += Math.max(...row.map((layer) => layer.box.height)) + size * 0.16;
      let x = 0;
      // The first of a row stands where a line begins.
      const inOrder = (align === "right") === isRightToLeft(stage.slots.headline) ? row : [...row].reverse();
      return inOrder.map((layer) => {
        const left = align === "right" ? width - x - layer.box.width : x;
        x += layer.box.width + gap;
        const style = align === "right" ? { ...layer.style, align } : layer.style;
        return moveTo({ ...layer, style } as Layer, left, top);
      });
    });
  const widest = Math.max(0, ...placed.map((layer) => (align === "right" ? width - layer.box.x : right(layer.box))));
  return { layers: placed, width: widest, height: Math.max(0, y - size * 0.16) };
}

/** The block with its upper corner at a place; on the right its rows end there. */
export function blockAt({ layers }: SmallBlock, { x, y }: Pick<Box, "x" | "y">): Layer[] {
  return layers.map((layer) => moveTo(layer, layer.box.x + x, layer.box.y + y));
}
