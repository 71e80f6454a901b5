import { expect, test } from "vitest";
import { creativeTitle } from "./creative-title.ts";

test("a title names the type and the first 30 characters of the prompt", () => {
  expect(creativeTitle("meta", "Sourdough at seven")).toBe("Meta Creative - Sourdough at seven");
  expect(creativeTitle("saas", "x".repeat(30))).toBe(`Saas Creative - ${"x".repeat(30)}`);
  expect(creativeTitle("maker", "x".repeat(31))).toBe(`Maker Creative - ${"x".repeat(30)}...`);
});

test("it cuts between characters and stays on one line", () => {
  expect(creativeTitle("meme", `${"🍌".repeat(31)}`)).toBe(`Meme Creative - ${"🍌".repeat(30)}...`);
  expect(creativeTitle("meme", "two\nlines")).toBe("Meme Creative - two lines");
});
