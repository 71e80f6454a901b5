import { expect, test } from "vitest";
import type { Rgb } from "../../../engine/color/channels.ts";
import { typicalContrast } from "./measure-contrast.ts";

const spots = (count: number, rgb: Rgb): Rgb[] => Array.from({ length: count }, () => rgb);

test("a few bright spots do not spoil words on a dark picture; a bright quarter does", () => {
  const dark: Rgb = [20, 15, 10];
  const bright: Rgb = [250, 250, 250];
  expect(typicalContrast("#ffffff", [...spots(95, dark), ...spots(5, bright)])).toBeGreaterThan(15);
  expect(typicalContrast("#ffffff", [...spots(75, dark), ...spots(25, bright)])).toBeLessThan(1.2);
});

test("words beside the page have no contrast", () => {
  expect(typicalContrast("#ffffff", [])).toBeNull();
});
