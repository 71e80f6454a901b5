import type { Inks } from "../../../giant-type/inks.ts";
import { callLine, smallSize, smallText, smallWords } from "../../../giant-type/small-print.ts";
import type { Layer } from "../../../layers/layer.ts";
import { moveTo } from "../../../layout-pieces/move.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, box, right } from "../../../scene/box.ts";

type Block = { area: Box; color: string };
export type Foot = { height: number; at(top: number): { layers: Layer[]; blocks: Block[] } };

/** A block needs no words: then it is one more crossed-out one. */
type Cell = { layer?: Layer; color: string; width: number };

/** The last bars of the page carry the facts and the brand, the last block the call, in the accent. */
export async function redactedFoot(stage: Stage, inks: Inks, isArabic: boolean): Promise<Foot> {
  const { safe } = stage.frame;
  const size = smallSize(stage.frame);
  const height = size * 2.1;
  const gap = height * 0.15;
  const pad = height * 0.36;
  const rows = rowsOf(await cellsOf(stage, inks, safe.width - 2 * pad, pad), safe.width, gap, inks.ink);
  return {
    height: rows.length ? rows.length * height + (rows.length - 1) * gap : 0,
    at(top) {
      const layers: Layer[] = [];
      const blocks: Block[] = [];
      rows.forEach((row, index) => {
        const y = top + index * (height + gap);
        let x = safe.x;
        for (const { layer, color, width } of row) {
          const left = isArabic ? safe.x + right(safe) - x - width : x;
          blocks.push({ area: box(left, y, width, height), color });
          if (layer) {
            const inside = isArabic ? left + width - pad - layer.box.width : left + pad;
            layers.push(moveTo(layer, inside, y + (height - layer.box.height) / 2));
          }
          x += width + gap;
        }
      });
      return { layers, blocks };
    },
  };
}

async function cellsOf(stage: Stage, { ground, ink, accent, onAccent }: Inks, most: number, pad: number) {
  const { facts, brand, call } = smallWords(stage);
  const area = box(0, 0, most, smallSize(stage.frame) * 1.4);
  const look = { color: ground, weight: 640 };
  const texts = await Promise.all([
    ...facts.map((fact, index) => smallText(stage, `fact-${index + 1}`, fact, area, look)),
    ...(brand ? [smallText(stage, "brand", brand, area, look)] : []),
  ]);
  const cell = (layer: Layer, color: string): Cell => ({ layer, color, width: layer.box.width + 2 * pad });
  const cells = texts.map((layer) => cell(layer, ink));
  return call ? [...cells, cell(await callLine(stage, call, most, { color: onAccent }), accent)] : cells;
}

/** Rows that fill the measure: what is left over goes to the bars, never to the call. */
function rowsOf(cells: readonly Cell[], measure: number, gap: number, barColor: string): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row && lengthOf([...row, cell], gap) <= measure) row.push(cell);
    else rows.push([cell]);
  }
  // The call is not left alone when the row before it can spare a block.
  const [before, last] = rows.slice(-2);
  if (before && last?.length === 1 && before.length > 1) {
    const moved = before.slice(-1);
    if (lengthOf([...moved, ...last], gap) <= measure) rows.splice(-2, 2, before.slice(0, -1), [...moved, ...last]);
  }
  return rows.map((row) => {
    const call = row.find(({ layer }) => layer?.id === "button");
    const free = measure - lengthOf(row, gap);
    if (call && row.length === 1) {
      return free > gap * 4 ? [{ color: barColor, width: free - gap }, call] : [{ ...call, width: measure }];
    }
    const bars = row.length - (call ? 1 : 0);
    return row.map((cell) => (cell === call ? cell : { ...cell, width: cell.width + free / bars }));
  });
}

const lengthOf = (row: readonly Cell[], gap: number) =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
