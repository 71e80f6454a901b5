import { expect, test } from "vitest";
import { memeSlugSchema, tierOf } from "./meme-templates.ts";

test.each([
  [100, "Viral"],
  [90, "Viral"],
  [89, "Popular"],
  [80, "Popular"],
  [79, "Trending"],
  [70, "Trending"],
  [69, "Rising"],
  [0, "Rising"],
])("a popularity of %i is %s", (popularity, tier) => expect(tierOf(popularity)).toBe(tier));

test("only what could be a template's name is one", () => {
  const names = ["marge-decides", "a", "../secrets", "Marge", "a--b", "-a", "", "a".repeat(61)];
  expect(names.filter((name) => memeSlugSchema.safeParse(name).success)).toEqual(["marge-decides", "a"]);
});
