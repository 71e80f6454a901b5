import { expect, test } from "vitest";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { rewriteDescription } from "./rewrite-description.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";
import { understand } from "./understand.ts";

test.each(adTypeSchema.options)("a %s text keeps its words and gains a scene and a composition", (adType) => {
  const text = "Oak chair for small flats, 89 € until Friday";
  const better = rewriteDescription({ text, adType, isReroll: false, seed: 4 });
  expect(better.startsWith(`${text}.`)).toBe(true);
  expect(better).toMatch(/ (?:Show|Draw) .* Composition: /);
});

test.each(SAMPLE_DESCRIPTIONS.map((sample) => ({ ...sample, name: sample.description.slice(0, 30) })))(
  "what was understood of “$name” is still understood after it was enhanced and rerolled",
  ({ description, type }) => {
    const enhanced = rewriteDescription({ text: description, adType: type, isReroll: false, seed: 1 });
    const rerolled = rewriteDescription({ text: enhanced, adType: type, isReroll: true, seed: 2 });
    expect(rerolled).not.toBe(enhanced);
    for (const text of [enhanced, rerolled]) {
      const { subjects, price, deadline, colors } = understand(text);
      const before = understand(description);
      expect({ subjects, price, deadline, colors }).toEqual({
        subjects: before.subjects,
        price: before.price,
        deadline: before.deadline,
        colors: before.colors,
      });
    }
  },
);

test("a very long text stays bounded", () => {
  const text = "word ".repeat(2_000);
  expect(rewriteDescription({ text, adType: "meta", isReroll: false, seed: 1 }).length).toBeLessThan(1_500);
});
