import { expect, test } from "vitest";
import { typeOptions, typeTone } from "./creative-types.ts";

const names = (...given: Parameters<typeof typeOptions>) => typeOptions(...given).map(({ label }) => label);

test("the filter begins with all, meta, saas and maker, and lists every ad type there is", () => {
  expect(names([], undefined)).toEqual(["All", "Meta", "SaaS", "Maker", "Meme", "Home Services", "ChatGPT Doodle"]);
});

test("a type that only the creatives or the address know is listed too, once", () => {
  expect(names(["edit", "meta", "banner"], "banner").slice(-2)).toEqual(["Edit", "banner"]);
  expect(names([], "toString").at(-1)).toBe("toString");
});

test("four types have a colour, others are neutral", () => {
  expect(new Set(["meta", "saas", "maker", "meme"].map(typeTone)).size).toBe(4);
  expect(["homeservices", "toString", "banner"].map(typeTone)).toEqual(["neutral", "neutral", "neutral"]);
});
