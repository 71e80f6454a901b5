import { expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { shelved } from "../memes/shelved.ts";
import { wordFiles } from "../node/word-files.ts";
import { authorScene, understandDescription } from "./author-scene.ts";
import { type Rewrite, rewriteDescription } from "./rewrite-description.ts";
import { REWRITTEN, rewriteFaults } from "./rewrite-faults.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";

const rewrite = (wish: Rewrite) => rewriteDescription(wish, wordFiles);

const memes = MEME_TEMPLATES.map(shelved);
// One of the five seeds that the thorough test tries, another for each type.
test.each(REWRITTEN)("what enhancing adds once to “%s” is what the composer then does", (text) => {
  for (const [index, adType] of adTypeSchema.options.entries()) {
    const seed = (index % 5) + 1;
    const faults = rewriteFaults({ text, adType, isReroll: seed % 2 === 0, seed }, wordFiles);
    expect({ adType, seed, faults }).toEqual({ adType, seed, faults: [] });
  }
});

test("a meme about nobody in particular shows whom it was asked to show", () => {
  const description = "when the build is green on the first try";
  const castOf = (text: string) =>
    Array.from({ length: 3 }, (_, seed) => {
      const { meme } = authorScene({ description: text, type: "meme", seed, memes }, wordFiles);
      return memes.find(({ slug }) => slug === meme?.template)?.cast ?? [];
    });
  const [first = []] = castOf(`${description}. Meme: cat.`);
  expect(first).toContain("marge");
});

test("what was asked for already is not asked for again", () => {
  const text = 'Perfume on a marble pedestal, dark background. Headline: "After rain"';
  expect(rewrite({ text, adType: "meta", isReroll: false, seed: 1 })).not.toMatch(/Layout:|Background:|“/u);
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
