import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ADS } from "../../content/ads/ads.ts";
import { MEME_TEMPLATES } from "../../content/meme-templates/templates.ts";
import { AD_TYPES } from "./ad-types.ts";
import { MAX_INSPIRATION_IMAGES } from "./contracts/generate-creative.ts";
import { FORMAT_IDS } from "./formats.ts";
import { NEXT_STEPS } from "./next-steps.ts";
import { FEATURES, MIN_MEME_TEMPLATES, MIN_SWIPE_FILES } from "./selling-points.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

test("there are as many swipe files as are sold, each with its thinking", () => {
  expect(ADS.length).toBeGreaterThanOrEqual(MIN_SWIPE_FILES);
  expect(ADS.filter(({ tactics }) => !tactics)).toEqual([]);
  expect(FEATURES.swipeFiles.text).toContain(`up to ${NUMBERS[MAX_INSPIRATION_IMAGES]} as inspiration`);
});

test("there are as many meme templates as are sold, each with an example", () => {
  expect(MEME_TEMPLATES.length).toBeGreaterThanOrEqual(MIN_MEME_TEMPLATES);
  expect(MEME_TEMPLATES.filter(({ captions }) => !captions[0]?.some(Boolean))).toEqual([]);
});

test("the ad types are counted and named as the generator offers them", () => {
  const types = Object.values(AD_TYPES);
  expect(FEATURES.adTypes.title.toLowerCase()).toContain(`${NUMBERS[types.length]} ad types`);
  for (const type of types) expect(FEATURES.adTypes.text).toContain(type.replace(/\/.*| Product Ad$/, ""));
});

test("the formats are counted and named as the generator offers them", () => {
  for (const format of FORMAT_IDS) expect(FEATURES.formats.text).toContain(format);
  expect(FEATURES.formats.title.toLowerCase()).toContain(`${NUMBERS[FORMAT_IDS.length]} formats`);
});

test.each(NEXT_STEPS)("after paying, $title leads to a screen that is there", ({ path }) => {
  const route = path.slice(1).replace("/", ".");
  expect(readFileSync(`src/web/app/routes/${route}.tsx`, "utf8")).not.toContain("PlaceholderScreen");
});
