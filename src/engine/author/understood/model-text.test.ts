import { expect, test } from "vitest";
import { openTable, writeTable } from "./model-text.ts";

test("weights come back from the file nearly as they were, also those of a line break", () => {
  const rows = new Map([
    ["w=\n", Float32Array.of(0, 0.12, 34, -1.5)],
    ["w=bread", Float32Array.of(7, 3)],
  ]);
  const back = openTable(writeTable({ names: ["O\tB-s"], rows }));
  expect(back.names).toEqual(["O\tB-s"]);
  expect(back.rows.get("w=breadth")).toBeUndefined();
  const near = back.rows.get("w=\n") ?? [];
  expect([near[0], near[2]]).toEqual([0, 34]);
  expect(near[1]).toBeCloseTo(0.12, 1);
  expect(Math.abs((near[3] ?? 0) + 1.5)).toBeLessThan(0.1);
  expect(Math.abs((back.rows.get("w=bread")?.[1] ?? 0) - 3)).toBeLessThan(0.1);
});

test("of a long table every row is found, and no other", () => {
  const rows = new Map(Array.from({ length: 5_000 }, (_, at) => [`w=${at.toString(36)}`, Float32Array.of(at % 30, 1)]));
  const back = openTable(writeTable({ names: ["O"], rows })).rows;
  for (const [feature, [place]] of rows) expect(back.get(feature)?.[0], feature).toBe(place);
  for (const other of ["", "a", "w=", "w=!", "w=zzzz", "x=1"]) expect(back.get(other), other).toBeUndefined();
});
