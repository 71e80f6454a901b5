import { describe, expect, it } from "vitest";
import { layOutRows } from "./lay-out-rows.ts";

/** "nW" is a narrow picture and a wide one. Each row as the columns its tiles take: "1+2". */
const rowsOf = (pictures: string, columns: number) =>
  layOutRows(pictures.length, columns, (place) => pictures[place] === "W").map(({ cells }) =>
    cells.map(({ span }) => span).join("+"),
  );

describe("rows of tiles", () => {
  it.each([
    ["nnnnnn", 4, ["1+1+1+1", "1+1"]],
    ["nWn", 4, ["1+2+1"]],
    ["WW", 4, ["2+2"]],
    ["nn", 2, ["1+1"]],
    ["W", 2, ["2"]],
    ["", 4, []],
  ])("%s in %i columns", (pictures, columns, expected) => {
    expect(rowsOf(pictures, columns)).toEqual(expected);
  });

  it.each([
    ["nnnWn", 4, ["1+1+2", "2+1"]],
    ["nWnW", 2, ["2", "2", "2", "2"]],
    ["WWW", 5, ["2+3", "2"]],
  ])("%s in %i columns leaves no gap before a wide one", (pictures, columns, expected) => {
    expect(rowsOf(pictures, columns)).toEqual(expected);
  });

  it("keeps the order, covers every place once, and only the last row may end early", () => {
    const isWide = (place: number) => place % 3 === 0 || place % 7 === 0;
    for (const columns of [2, 3, 4, 5]) {
      const rows = layOutRows(500, columns, isWide);
      let place = 0;
      for (const [index, { start, cells }] of rows.entries()) {
        expect(start).toBe(place);
        let column = 0;
        for (const cell of cells) {
          expect(cell.column).toBe(column);
          column += cell.span;
        }
        if (index < rows.length - 1) expect(column).toBe(columns);
        place += cells.length;
      }
      expect(place).toBe(500);
    }
  });

  it("what was laid out stays where it is when more is loaded, but for the last row", () => {
    const isWide = (place: number) => place % 5 < 2;
    const some = layOutRows(48, 4, isWide);
    expect(layOutRows(72, 4, isWide).slice(0, some.length - 1)).toEqual(some.slice(0, -1));
  });
});
