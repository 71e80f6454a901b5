import { expect, it } from "vitest";
import { brush, MIN_LINE, tube } from "./brush.ts";

it("draws no line thinner than a small picture can show", () => {
  const ys = [...brush("0 0, 50 0, 100 0", 0.4, 1, 1).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) =>
    Number(y),
  );
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThanOrEqual(MIN_LINE - 0.001);
});

it("draws a limb as wide as asked at both ends", () => {
  const d = tube("0 0, 0 100", [20, 10]);
  expect(d.startsWith("M10 0")).toBe(true);
  expect(d).toContain("A5 5");
});
