import { expect, test } from "vitest";
import { creativeTypeSchema } from "../../../shared/contracts/generate-creative.ts";
import { buildPrompt } from "./build-prompt.ts";

test.each(creativeTypeSchema.options)("a %s prompt is a preamble of its own, the user's words, the style", (type) => {
  const [preamble = "", text, suffix, ...rest] = buildPrompt(type, "a loaf on a desk", 0).split("\n\n");
  expect(preamble.length).toBeGreaterThan(100);
  expect(text).toBe("a loaf on a desk");
  expect(suffix).toContain("modern, professional, high-quality advertising creative");
  expect(rest).toEqual([]);
});

test("every type has a preamble of its own", () => {
  const prompts = creativeTypeSchema.options.map((type) => buildPrompt(type, "", 0));
  expect(new Set(prompts).size).toBe(prompts.length);
});

test("attached images are named as inspiration, but for an edit they are the thing itself", () => {
  expect(buildPrompt("meta", "x", 2)).toContain("The 2 attached images are inspiration");
  expect(buildPrompt("edit", "x", 1)).not.toContain("inspiration");
});
