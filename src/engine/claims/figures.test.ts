import { expect, test } from "vitest";
import { figuresIn } from "./figures.ts";

test.each([
  ["0113 496\n0182", ["01134960182"]],
  ["0113 496 0182\n0113 496 0999", ["01134960182", "01134960999"]],
  ["call 0113 496 0182\n9 to 5", ["01134960182"]],
  ["+44 (0)113\n496-0182\n12 quay lane", ["4401134960182"]],
  ["07700 900 123 \n07700 900 124", ["07700900123", "07700900124"]],
])("a telephone number may be broken into lines, and ends with its own digits: %j", (text, numbers) => {
  const phones = figuresIn(text).filter(({ kind }) => kind === "phone");
  expect(phones.map(({ value }) => value)).toEqual(numbers);
});
