import { expect, test } from "vitest";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { wordFiles } from "../node/word-files.ts";
import { understandDescription } from "./author-scene.ts";
import { type Rewrite, rewriteDescription } from "./rewrite-description.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";

const rewrite = (wish: Rewrite) => rewriteDescription(wish, wordFiles);

test.each(adTypeSchema.options)("a %s text keeps its words and gains a scene and a composition", (adType) => {
  const text = "Oak chair for small flats, 89 € until Friday";
  const better = rewrite({ text, adType, isReroll: false, seed: 4 });
  expect(better.startsWith(`${text}.`)).toBe(true);
  expect(better).toMatch(/ (?:Show|Draw) .* Composition: /);
});

test.each(SAMPLE_DESCRIPTIONS.map((sample) => ({ ...sample, name: sample.description.slice(0, 30) })))(
  "what was understood of “$name” is still understood after it was enhanced and rerolled",
  ({ description, type }) => {
    const enhanced = rewrite({ text: description, adType: type, isReroll: false, seed: 1 });
    const rerolled = rewrite({ text: enhanced, adType: type, isReroll: true, seed: 2 });
    expect(rerolled).not.toBe(enhanced);
    const facts = (text: string) => {
      const { subject, offers, dates, colors, brand } = understandDescription(text, type, wordFiles);
      return [subject, brand, ...offers, ...dates, ...colors].map((said) => said?.words);
    };
    for (const text of [enhanced, rerolled]) expect(facts(text)).toEqual(facts(description));
  },
);

test("a very long text stays bounded", () => {
  const text = "word ".repeat(2_000);
  expect(rewrite({ text, adType: "meta", isReroll: false, seed: 1 }).length).toBeLessThan(1_500);
});
