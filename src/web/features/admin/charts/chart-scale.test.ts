import { expect, test } from "vitest";
import { chartScale } from "./chart-scale.ts";

test("lines stand at round numbers and leave room for the highest bar", () => {
  expect(chartScale(13).lines).toEqual([0, 5, 10, 15]);
  expect(chartScale(485_00, 0, 100).lines).toEqual([0, 200_00, 400_00, 600_00]);
  expect(chartScale(7).lines).toEqual([0, 3, 6, 9]);
});

test("what hangs below zero gets lines of the same size", () => {
  expect(chartScale(485_00, -97_00, 100).lines).toEqual([-200_00, 0, 200_00, 400_00, 600_00]);
  expect(chartScale(0, -97_00, 100).bottom).toBeLessThanOrEqual(-97_00);
});

test("nothing at all still has a scale", () => {
  expect(chartScale(0)).toEqual({ lines: [0, 1, 2, 3], top: 3, bottom: 0 });
});
