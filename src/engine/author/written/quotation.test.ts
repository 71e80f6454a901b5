import { expect, test } from "vitest";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";

const ideaOf = (description: string, seed: number) => authorScene({ description, type: "meta", seed }, wordFiles);

test.each([
  [
    '"They rebuilt my father\'s bike and it rides like new." Hannah Moss, Leeds',
    "“They rebuilt my father's bike and it rides like new.”",
    "— Hannah Moss, Leeds",
  ],
  [
    "„Hier wird man noch beraten, statt nur bedient.“ – Jürgen Thoma, Stammkunde seit 1998",
    "„Hier wird man noch beraten, statt nur bedient.“",
    "— Jürgen Thoma, Stammkunde seit 1998",
  ],
  [
    "«أطيب خبز ذقته في حياتي» — أم خالد، زبونة منذ عشر سنوات",
    "«أطيب خبز ذقته في حياتي»",
    "— أم خالد، زبونة منذ عشر سنوات",
  ],
])("praise is printed whole, in its marks, with who said it: %s", (description, headline, subline) => {
  for (const seed of [0, 1, 2]) {
    const { slots, art } = ideaOf(description, seed);
    expect(slots).toMatchObject({ headline, subline });
    expect(slots.facts ?? []).toEqual([]);
    expect(slots.button).not.toMatch(/shop|buy|kauf|تسوّق/iu);
    expect(["none", "shape"]).toContain(art.kit);
  }
});

test("what is said beside it is still told", () => {
  const { slots } = ideaOf(
    '"I got my evenings back." Tomas, nurse in Utrecht\nLifetime licence for $29, dot.example',
    0,
  );
  expect(slots).toMatchObject({ headline: "“I got my evenings back.”", subline: "— Tomas, nurse in Utrecht" });
  expect(slots.facts?.join(" ")).toMatch(/\$29.*dot\.example/u);
});

test("a quoted headline is nobody's words", () => {
  expect(ideaOf('A poster that says "Sign here. Sleep well." for a notary in Leeds', 0).slots.headline).toBe(
    "Sign here. Sleep well.",
  );
});
