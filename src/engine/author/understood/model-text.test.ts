import { expect, test } from "vitest";
import { readTable, writeTable } from "./model-text.ts";

test("weights come back from the file nearly as they were, also those of a line break", () => {
  const rows = new Map([
    ["w=\n", Float32Array.of(0, 0.12, 34, -1.5)],
    ["w=bread", Float32Array.of(7, 3)],
  ]);
  const back = readTable(writeTable({ names: ["O\tB-s"], rows }));
  expect(back.names).toEqual(["O\tB-s"]);
  expect([...back.rows.keys()].sort()).toEqual(["w=\n", "w=bread"]);
  const near = back.rows.get("w=\n") ?? [];
  expect([near[0], near[2]]).toEqual([0, 34]);
  expect(near[1]).toBeCloseTo(0.12, 1);
  expect(Math.abs((near[3] ?? 0) + 1.5)).toBeLessThan(0.1);
  expect(Math.abs((back.rows.get("w=bread")?.[1] ?? 0) - 3)).toBeLessThan(0.1);
});
