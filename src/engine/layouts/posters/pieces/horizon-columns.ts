import { MIN_TEXT_PX } from "../../../../shared/formats.ts";
import { callLine, smallSize, smallText, smallWords } from "../../../giant-type/small-print.ts";
import type { Layer } from "../../../layers/layer.ts";
import { moveTo } from "../../../layout-pieces/move.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { box, right } from "../../../scene/box.ts";

export type Columns = { height: number; at(top: number): Layer[] };

type Cell = Layer[];

const LINE_GAP = 4;

/** The facts in columns, the brand over the call in the last one; in several rows when they do not fit side by side. */
export async function horizonColumns(stage: Stage, color: string, isArabic: boolean): Promise<Columns> {
  const { frame } = stage;
  const { safe, unit } = frame;
  const least = (MIN_TEXT_PX + 0.5) * unit;
  const sizes = [1.12, 1, 0.88].map((share) => Math.max(least, smallSize(frame) * share));
  let size = least;
  let rows: Cell[][] = [];
  for (const wish of sizes) {
    size = wish;
    rows = rowsOf(await cellsOf(stage, color, size), safe.width, size * 1.3);
    if (rows.length <= 2) break;
  }
  const gap = size * 1.3;
  const widths = columnWidths(rows);
  const across = Math.max(1, widths.length);
  const spare = Math.max(0, safe.width - sum(widths) - gap * (across - 1)) / Math.max(1, across - 1);
  const air = across === 1 ? 0 : Math.min(spare, safe.width * 0.5);
  const heights = rows.map((row) => Math.max(...row.map((cell) => heightOf(cell, unit))));
  const rowGap = size * 0.8;
  return {
    height: sum(heights) + rowGap * Math.max(0, rows.length - 1),
    at: (top) =>
      rows.flatMap((row, index) => {
        const rowTop = top + sum(heights.slice(0, index)) + rowGap * index;
        return row.flatMap((cell, column) => {
          const x = safe.x + sum(widths.slice(0, column)) + (gap + air) * column;
          let y = rowTop;
          return cell.map((layer) => {
            const left = isArabic ? safe.x + right(safe) - x - layer.box.width : x;
            const moved = moveTo(layer, left, y);
            y += layer.box.height + LINE_GAP * unit;
            return moved;
          });
        });
      }),
  };
}

async function cellsOf(stage: Stage, color: string, size: number): Promise<Cell[]> {
  const { facts, brand, call } = smallWords(stage);
  const { safe } = stage.frame;
  const area = box(0, 0, safe.width, safe.height);
  const filed = await Promise.all(
    facts.map(async (fact, index) => [
      await smallText(stage, `fact-${index + 1}`, fact, area, { color, size, weight: 640 }),
    ]),
  );
  const signed = await Promise.all([
    ...(brand ? [smallText(stage, "brand", brand, area, { color, size, weight: 460 })] : []),
    ...(call ? [callLine(stage, call, safe.width, { color, size })] : []),
  ]);
  return signed.length ? [...filed, signed] : filed;
}

/** As few rows as the measure allows, with columns that line up. */
function rowsOf(cells: readonly Cell[], width: number, gap: number): Cell[][] {
  for (let count = 1; count < cells.length; count++) {
    const across = Math.ceil(cells.length / count);
    const rows: Cell[][] = [];
    for (let from = 0; from < cells.length; from += across) rows.push(cells.slice(from, from + across));
    if (sum(columnWidths(rows)) + gap * (across - 1) <= width) return rows;
  }
  return cells.map((cell) => [cell]);
}

const columnWidths = (rows: readonly Cell[][]) =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? []))));

const widthOf = (cell: Cell) => Math.max(0, ...cell.map((layer) => layer.box.width));
const heightOf = (cell: Cell, unit: number) =>
  sum(cell.map((layer) => layer.box.height)) + Math.max(0, cell.length - 1) * LINE_GAP * unit;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
