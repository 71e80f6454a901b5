import { expect, test } from "vitest";
import type { Language } from "../../../shared/languages.ts";
import { badgeOf } from "./badge.ts";

const badge = (words: string, language: Language = "en") =>
  badgeOf({ offers: [{ words, kind: "price", from: 0, to: words.length, sure: 1 }], language }, undefined)?.badge;

test.each<[string, Language, string, string | undefined]>([
  ["25% off", "en", "25% off", undefined],
  ["10% off the first ten jobs", "en", "10% off", "the first ten jobs"],
  ["50% off first bag", "en", "50% off", "first bag"],
  ["$12 one time, no tracking", "en", "$12 one time", "no tracking"],
  ["68 € per flue", "en", "68 €", "per flue"],
  ["from $29 a month", "en", "from $29", "a month"],
  ["ab 14 € im Monat", "de", "ab 14 €", "im Monat"],
])("the second line of a badge begins where one would pause: “%s”", (words, language, text, small) => {
  expect(badge(words, language)).toEqual({ text, ...(small && { small }) });
});

test.each(["2 manicures for 1", "Kids eat free on Tuesdays with every main course"])(
  "an offer that does not fit whole makes no badge: “%s”",
  (words) => {
    expect(badge(words)).toBeUndefined();
  },
);
