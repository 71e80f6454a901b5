import { expect, test } from "vitest";
import { creativeTypeSchema } from "../../../shared/contracts/generate-creative.ts";
import { BORROW_PARTS } from "../../../shared/inspiration.ts";
import { buildPrompt } from "./build-prompt.ts";

test.each(creativeTypeSchema.options)("a %s prompt is a preamble of its own, the user's words, the style", (type) => {
  const [preamble = "", text, suffix, ...rest] = buildPrompt(type, "a loaf on a desk", []).split("\n\n");
  expect(preamble.length).toBeGreaterThan(100);
  expect(text).toBe("a loaf on a desk");
  expect(suffix).toContain("modern, professional, high-quality advertising creative");
  expect(rest).toEqual([]);
});

test("every type has a preamble of its own", () => {
  const prompts = creativeTypeSchema.options.map((type) => buildPrompt(type, "", []));
  expect(new Set(prompts).size).toBe(prompts.length);
});

test("the service is told what each attached picture is, in their order", () => {
  const style = { role: "style", borrow: BORROW_PARTS, source: {} } as const;
  const prompt = buildPrompt("meta", "x", [{ use: { role: "hero" } }, { use: { role: "logo" } }, { use: style }]);
  expect(prompt).toMatch(/The first attached image is the product.*Keep it exact/);
  expect(prompt).toMatch(/The second attached image is the logo.*set this logo unchanged/);
  expect(prompt).toMatch(
    /The third attached image is another company's ad: take only its layout .*, colours, angle .* and kind of typeface/,
  );
  expect(prompt).toContain("Do not copy its brand, words, logo, people, product or picture.");
});

test("only the parts that are borrowed are named", () => {
  const prompt = (borrow: readonly (typeof BORROW_PARTS)[number][]) =>
    buildPrompt("meta", "x", [{ use: { role: "style", borrow, source: {} } }]);
  expect(prompt(["palette"])).toContain(
    "The attached image is another company's ad: take only its colours. Do not copy",
  );
  expect(prompt(["palette"])).not.toMatch(/layout|typeface|angle/);
  expect(prompt([])).toContain("nothing is taken");
});

test("for a meme template the service is asked for a new picture in its spirit", () => {
  const use = { role: "style", borrow: ["palette"], source: {}, isTemplate: true } as const;
  const prompt = buildPrompt("meme", "x", [{ use }]);
  expect(prompt).toMatch(/The attached image is a meme template.*make a new picture/);
  expect(prompt).toContain("Do not copy the picture");
  expect(prompt).not.toContain("another company's ad");
});

test("for an edit the picture is the thing itself", () => {
  expect(buildPrompt("edit", "x", [{}])).toBe(buildPrompt("edit", "x", []));
});
