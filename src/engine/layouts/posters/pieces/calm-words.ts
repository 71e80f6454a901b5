import { fitRows, type Rows } from "../../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../../giant-type/giant-layer.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { Layer } from "../../../layers/layer.ts";
import { moveTo } from "../../../layout-pieces/move.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, bottom } from "../../../scene/box.ts";
import { type calmSmall, inColor } from "./calm-small.ts";

const LEADING = { latin: 0.94, cyrillic: 1.04, arabic: 1.22, japanese: 1.16, chinese: 1.16 } as const;

export type Small = Awaited<ReturnType<typeof calmSmall>>;

/** Words stand at the head of their zone, or at its foot when it is low in the frame. */
export const topOf = (zone: Box, height: number, frameHeight: number) =>
  zone.y + zone.height / 2 > frameHeight * 0.6 ? bottom(zone) - height : zone.y;

/** What stands under the headline, with the air before it. */
export function heightUnder(small: Small, rows: Rows, hasFoot: boolean) {
  const blocks = [small.facts, ...(hasFoot ? [] : [small.signed])].filter((block) => block.layers.length > 0);
  const depth = 0.24 * rows.size + small.size * 0.7;
  return blocks.length
    ? depth + blocks.reduce((sum, { height }) => sum + height + small.size * 0.35, 0)
    : 0.2 * rows.size;
}

export function setIn(ruler: Ruler, area: Box, small: Small, hasFoot: boolean, maxSize: number): Rows {
  const leading = LEADING[ruler.script];
  const rowsIn = (height: number) =>
    fitRows(ruler, { width: area.width, height: Math.max(1, height), leading, maxSize, maxRows: 5 });
  const guess = rowsIn(area.height * 0.7);
  return rowsIn(area.height - heightUnder(small, guess, hasFoot));
}

type WordsPlace = { x: number; top: number; width: number; ink: string; hasFoot: boolean };

export function wordsAt(stage: Stage, ruler: Ruler, rows: Rows, small: Small, place: WordsPlace): Layer[] {
  const { x, top, width, ink, hasFoot } = place;
  const fromRight = ruler.script === "arabic";
  const edge = fromRight ? x + width : x;
  const lines = linesFrom(ruler, rows, { x: edge, top, align: fromRight ? "right" : "left" });
  let y = top + rows.height + 0.24 * rows.size + small.size * 0.7;
  const layers: Layer[] = [];
  for (const block of [small.facts, ...(hasFoot ? [] : [small.signed])]) {
    if (block.layers.length === 0) continue;
    const left = fromRight ? edge - block.width : edge;
    for (const layer of block.layers) layers.push(inColor(moveTo(layer, left + layer.box.x, y + layer.box.y), ink));
    y += block.height + small.size * 0.35;
  }
  return [giantLayer("headline", stage.slots.headline, ruler.face, lines, { color: ink }), ...layers];
}
