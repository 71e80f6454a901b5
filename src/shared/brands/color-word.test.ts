import { expect, test } from "vitest";
import { colorWord } from "./color-word.ts";

test.each([
  ["#ffffff", "white"],
  ["#000000", "black"],
  ["#33190b", "dark brown"],
  ["#f7e7cf", "cream"],
  ["#f0a04b", "orange"],
  ["#2440ff", "blue"],
  ["#12184f", "dark blue"],
  ["#153a2e", "dark green"],
  ["#ffe1ef", "pale pink"],
  ["#808080", "grey"],
  ["#ffd23f", "yellow"],
  ["#d7263d", "red"],
])("%s is called %s", (hex, word) => expect(colorWord(hex)).toBe(word));
