import { expect, test } from "vitest";
import { logoColors } from "./logo-colors.ts";

const pixels = (...runs: [count: number, ...rgba: [number, number, number, number]][]) =>
  runs.flatMap(([count, ...rgba]) => Array(count).fill(rgba).flat());

test("colours come by their share, and what is transparent counts nothing", () => {
  const found = logoColors(pixels([60, 51, 25, 11, 255], [40, 180, 71, 27, 255], [900, 255, 255, 255, 0]));
  expect(found).toEqual([
    { hex: "#33190b", share: 0.6 },
    { hex: "#b4471b", share: 0.4 },
  ]);
});

test("soft edges between two colours are no colours of their own", () => {
  const edge = pixels([2, 52, 30, 20, 255], [2, 160, 66, 30, 255]);
  expect(
    logoColors([...pixels([60, 51, 25, 11, 255], [40, 180, 71, 27, 255]), ...edge]).map(({ hex }) => hex),
  ).toHaveLength(2);
});

test("the wide soft edges of a small icon are none either, but a third colour is", () => {
  const icon = pixels(
    [60, 42, 10, 61, 255],
    [30, 255, 95, 160, 255],
    ...[0.3, 0.5, 0.7].map((share): [number, number, number, number, number] => [
      8,
      42 + 213 * share,
      10 + 85 * share,
      61 + 99 * share,
      255,
    ]),
  );
  expect(logoColors(icon).map(({ hex }) => hex)).toEqual(["#2a0a3d", "#ff5fa0"]);
  expect(logoColors([...icon, ...pixels([8, 34, 211, 174, 255])]).map(({ hex }) => hex)).toContain("#22d3ae");
});

test("an empty picture has none", () => expect(logoColors(pixels([9, 1, 2, 3, 0]))).toEqual([]));
