import { expect, test } from "vitest";
import { plainPrompt } from "./plain-prompt.ts";

test.each([
  ['"A loaf in morning light."', "A loaf in morning light."],
  ["“Ein Brot im Morgenlicht.”", "Ein Brot im Morgenlicht."],
  ["**Prompt:** A *warm* loaf", "A warm loaf"],
  ["## Scene\n\n- A loaf\n- on a desk", "Scene A loaf on a desk"],
  ["```\nA loaf\n```", "A loaf"],
  ['"Rise" and "shine" in big letters', '"Rise" and "shine" in big letters'],
  ["  A loaf\n\nby a window ", "A loaf by a window"],
])("%j becomes plain text", (given, plain) => {
  expect(plainPrompt(given)).toBe(plain);
});

test("a long answer ends with its last whole sentence", () => {
  const text = plainPrompt("A loaf on a desk. ".repeat(200));
  expect(text.length).toBeLessThanOrEqual(1_500);
  expect(text.endsWith("desk.")).toBe(true);
});

test("a long answer without sentences or spaces is still cut to size", () => {
  const text = plainPrompt(`x${"🍌".repeat(1_000)}`);
  expect(text.length).toBeLessThanOrEqual(1_500);
  expect(text.endsWith("🍌")).toBe(true);
});
