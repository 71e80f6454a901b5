import { expect, test } from "vitest";
import { contrast, READABLE } from "./color/contrast.ts";
import { PALETTES } from "./palettes.ts";

test.each(Object.entries(PALETTES))("the words of %s can be read", (_, { paper, ink, muted, accent, onAccent }) => {
  expect(contrast(ink, paper)).toBeGreaterThan(READABLE);
  expect(contrast(muted, paper)).toBeGreaterThan(READABLE);
  expect(contrast(onAccent, accent)).toBeGreaterThan(READABLE);
});
