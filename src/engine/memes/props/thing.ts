import type { Tone } from "../palette.ts";
import { brush } from "../rig/brush.ts";

/** A thing in its own colours or in others. A held thing has its grip at 0 0, a big one the middle of its base. */
export type Thing = (tone?: Tone) => string;

/** Lines of writing that cannot be read. */
export const scribble = (x: number, y: number, width: number, rows: number, gap = 8, color = "#b9b1a3") =>
  Array.from({ length: rows }, (_, row) => {
    const end = x + width * (row === rows - 1 ? 0.6 : 1);
    return brush(
      [
        [x, y + row * gap],
        [end, y + row * gap],
      ],
      2.6,
      0.9,
      0.9,
      color,
    );
  }).join("");

/** Steam over something hot. */
export const steam = (x: number, y: number) =>
  brush(
    [
      [x - 7, y],
      [x - 3, y - 7],
      [x - 8, y - 14],
      [x - 4, y - 21],
    ],
    3,
    0.2,
  ) +
  brush(
    [
      [x + 6, y],
      [x + 10, y - 7],
      [x + 5, y - 14],
      [x + 9, y - 21],
    ],
    3,
    0.2,
  );
