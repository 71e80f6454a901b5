import { expect, test } from "vitest";
import { requestSize } from "./send-all.ts";

test.each([
  [1, 10],
  [284, 10],
  [4_000, 100],
  [100_000, 1_000],
  [250_000, 1_000],
])("%i rows travel %i at a time", (rows, size) => {
  expect(requestSize(rows)).toBe(size);
});
