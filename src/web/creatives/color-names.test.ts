import { expect, test } from "vitest";
import { colorName, colorNames } from "./color-names.ts";

test.each([
  ["#2a160d", "brown"],
  ["#ffeedd", "cream"],
  ["#fffdf5", "cream"],
  ["#f1ebe4", "cream"],
  ["#a47549", "brown"],
  ["#f47b20", "orange"],
  ["#e9ecea", "white"],
  ["#ffffff", "white"],
  ["#14131a", "black"],
  ["#1466d8", "blue"],
  ["#ffd400", "yellow"],
  ["#101a3c", "deep blue"],
  ["#8f897b", "grey"],
])("%s is called %s", (hex, name) => {
  expect(colorName(hex)).toBe(name);
});

test("a list names each colour once", () => {
  expect(colorNames(["#1466d8", "#1466d9", "#ffd400"])).toBe("Blue, yellow");
});
