import { fitRows, type Rows } from "../../../giant-type/fit-rows.ts";
import { linesFrom } from "../../../giant-type/giant-layer.ts";
import type { Ruler } from "../../../giant-type/ruler.ts";
import type { Script } from "../../../giant-type/script-of.ts";
import { blockAt, smallBlock } from "../../../giant-type/small-block.ts";
import { type SmallWords, smallSize, smallWords } from "../../../giant-type/small-print.ts";
import type { GiantLine, Layer } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { type Box, bottom, box, right } from "../../../scene/box.ts";

/** From line to line, and how far a last line hangs under its baseline, in ems. */
export const LEADING: Record<Script, number> = {
  latin: 0.98,
  cyrillic: 1.02,
  arabic: 1.3,
  japanese: 1.18,
  chinese: 1.18,
};
export const DIP: Record<Script, number> = { latin: 0.22, cyrillic: 0.24, arabic: 0.44, japanese: 0.12, chinese: 0.12 };

type ColumnWish = {
  color: string;
  /** Of the headline; nothing else is larger. */
  maxSize: number;
  maxRows?: number;
  /** What stands below the headline; all the small print, unless told. */
  small?: SmallWords;
  smallColor?: string;
  /** How much larger than usual that is. */
  smallScale?: number;
  /** The edge of the area that the words keep to; `ends` sends the small print to the foot. */
  anchor?: "top" | "bottom" | "ends";
  leading?: number;
};

export type WordColumn = { lines: GiantLine[]; small: Layer[]; size: number; box: Box };

/** A headline with its small print below it, as large as an area allows; Arabic keeps to its right edge. */
export async function wordColumn(stage: Stage, ruler: Ruler, area: Box, wish: ColumnWish): Promise<WordColumn> {
  const { color, maxSize, maxRows = 7, small = smallWords(stage), smallColor = color, smallScale = 1 } = wish;
  const { anchor = "top" } = wish;
  const { script } = ruler;
  const align = script === "arabic" ? "right" : "left";
  const print = smallSize(stage.frame) * 1.06 * smallScale;
  const block = await smallBlock(stage, small, area.width, { color: smallColor, size: print, align });
  const below = (rows: Rows) =>
    block.layers.length > 0 ? DIP[script] * rows.size + print * 0.8 + block.height : DIP[script] * rows.size * 0.6;
  const rowsIn = (height: number) =>
    fitRows(ruler, {
      width: area.width,
      height: Math.max(print, height),
      leading: wish.leading ?? LEADING[script],
      maxSize,
      maxRows,
    });
  const guess = rowsIn(area.height - block.height - print);
  const rows = rowsIn(area.height - below(guess));
  const height = rows.height + below(rows);
  const top = anchor === "bottom" ? bottom(area) - height : area.y;
  const smallTop = anchor === "ends" ? bottom(area) - block.height : top + height - block.height;
  return {
    lines: linesFrom(ruler, rows, { x: align === "right" ? right(area) : area.x, top, align }),
    small: blockAt(block, { x: area.x, y: smallTop }),
    size: rows.size,
    box: box(area.x, top, area.width, anchor === "ends" ? area.height : height),
  };
}

/** The small print alone, for a layout that has set the headline elsewhere. */
export async function smallColumn(
  stage: Stage,
  small: SmallWords,
  area: Box,
  { color, fromRight, anchor }: { color: string; fromRight: boolean; anchor: "top" | "ends" },
): Promise<WordColumn> {
  const size = smallSize(stage.frame) * 1.06;
  const block = await smallBlock(stage, small, area.width, { color, size, align: fromRight ? "right" : "left" });
  const top = anchor === "ends" ? bottom(area) - block.height : area.y;
  return {
    lines: [],
    small: blockAt(block, { x: area.x, y: top }),
    size,
    box: box(area.x, top, area.width, block.height),
  };
}
