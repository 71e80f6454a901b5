import { expect, test } from "vitest";
import type { Language } from "../../../shared/languages.ts";
import { framesIn } from "./frames-in.ts";
import { looksIn } from "./looks-in.ts";

const looks = (text: string, language: Language) =>
  looksIn(text, language, () => false)
    .map(({ from, to }) => text.slice(from, to))
    .toSorted();

test.each<[Language, string, string[]]>([
  ["en", "Pottery class, 4 tuesdays, $180. earthy colours", ["earthy colours"]],
  ["en", "Firewood, $90 a cord. warm, rustic", ["rustic", "warm"]],
  ["de", "Babymassage für Papas, 75 €. ruhig, warmes licht", ["ruhig", "warmes licht"]],
  ["it", "Massaggi a domicilio, 50 euro, colori tenui", ["colori tenui"]],
  ["es", "Lavandería en Guayaquil, wifi y café. celeste y blanco", ["celeste y blanco"]],
  ["ja", "シニアのスマホ教室。毎週木曜。字は大きく", ["字は大きく"]],
])("the end of a description says how it should look (%s): %s", (language, text, expected) => {
  expect(looks(text, language)).toEqual(expected);
});

test.each<[Language, string]>([
  ["en", "Wool socks, handmade, warm"],
  ["en", "Retro"],
  ["en", "Quiet, bright flat in Leipzig, balcony"],
  ["de", "Modern wohnen, ruhig schlafen"],
])("what is said of the goods stays (%s): %s", (language, text) => {
  expect(looks(text, language)).toEqual([]);
});

test("menus and footers of a pasted page are found, opening hours are not", () => {
  const text = "Home | Stalls | Getting here. Wool Fair, 5 September. © Ribble Valley. All rights reserved";
  expect(framesIn(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    "Home | Stalls | Getting here",
    "© Ribble Valley",
    "All rights reserved",
  ]);
  expect(framesIn("Mon-Fri | 9-5 | Leeds | book online")).toEqual([]);
});
