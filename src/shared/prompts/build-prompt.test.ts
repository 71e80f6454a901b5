import { expect, test } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { creativeTypeSchema } from "../contracts/generate-creative.ts";
import { BORROW_PARTS } from "../inspiration.ts";
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
  const style = { role: "style", borrow: BORROW_PARTS } as const;
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
    buildPrompt("meta", "x", [{ use: { role: "style", borrow } }]);
  expect(prompt(["palette"])).toContain(
    "The attached image is another company's ad: take only its colours. Do not copy",
  );
  expect(prompt(["palette"])).not.toMatch(/layout|typeface|angle/);
  expect(prompt([])).toContain("nothing is taken");
});

test("for a meme template the service is asked for a new picture in its spirit", () => {
  const use = { role: "style", borrow: ["palette"], isTemplate: true } as const;
  const prompt = buildPrompt("meme", "x", [{ use }]);
  expect(prompt).toMatch(/The attached image is a meme template.*make a new picture/);
  expect(prompt).toContain("Do not copy the picture");
  expect(prompt).not.toContain("another company's ad");
});

test("for an edit the picture is the thing itself", () => {
  expect(buildPrompt("edit", "x", [{}])).toBe(buildPrompt("edit", "x", []));
});

test("the brief's words follow the user's, in quotes with what they are, and stay before the style", () => {
  const by = { sure: 1, by: "user" } as const;
  const brief: Brief = {
    language: { value: "de", sure: 1, by: "read" },
    facts: [
      { role: "headline", value: "Brot, warm", ...by },
      { role: "offer", value: "3 für 9 €", terms: "nur samstags", ...by },
      { role: "when", value: "guessed", sure: 0.4, by: "read" },
      { role: "contact", value: "0711 123", isOut: true, ...by },
      { role: "look", value: "gelb", ...by },
    ],
  };
  const [, text, told, style] = buildPrompt("meta", "Bäckerei", [], brief).split("\n\n");
  expect(text).toBe("Bäckerei");
  expect(told).toBe(
    "Words to set, letter for letter: headline “Brot, warm”, offer “3 für 9 € nur samstags”. " +
      "Where the description says something else, these words count. Leave out: “0711 123”. " +
      "The language of all lettering is German. Look: gelb.",
  );
  expect(style).toMatch(/^Style:/);
});

test("a brief that adds nothing changes nothing, and an edit has none", () => {
  expect(buildPrompt("meta", "x", [], { facts: [] })).toBe(buildPrompt("meta", "x", []));
  const brief: Brief = { facts: [{ role: "headline", value: "y", sure: 1, by: "user" }] };
  expect(buildPrompt("edit", "x", [], brief)).toBe(buildPrompt("edit", "x", []));
});
