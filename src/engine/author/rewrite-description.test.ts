import { expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { isDark, isLight } from "../color/contrast.ts";
import { shelved } from "../memes/shelved.ts";
import { wordFiles } from "../node/word-files.ts";
import { authorScene, understandDescription } from "./author-scene.ts";
import { type Rewrite, rewriteDescription } from "./rewrite-description.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";
import { DOODLES_ASKED, GROUNDS, LAYOUTS_ASKED } from "./words/directions.ts";
import { CAST_WORDS } from "./words/moods.ts";

const rewrite = (wish: Rewrite) => rewriteDescription(wish, wordFiles);

const memes = MEME_TEMPLATES.map(shelved);
const THINGS = [
  "Oak chair for small flats, 89 € until Friday",
  "Running shoes that last, £60 a pair",
  "A mug for left-handed people",
  "Sourdough bread from Crumb Lane",
];
const PLACES = ["Eröffnung der Bäckerei Huber in Ulm am 3. Mai", "Clases de guitarra en Sevilla, 25 € por clase"];

test.each([...THINGS, ...PLACES])("whatever enhancing adds to “%s” is what the composer then does", (text) => {
  for (const adType of adTypeSchema.options)
    for (const seed of [1, 2, 3, 4, 5]) {
      const better = rewrite({ text, adType, isReroll: seed % 2 === 0, seed });
      expect(better.startsWith(`${text}.`)).toBe(true);
      const scene = authorScene({ description: better, type: adType, seed: 7, memes }, wordFiles);
      const added = better.slice(text.length + 1).trim();
      let rest = added;
      const [quoted, headline] = /\S+ ?: “([^”]+)”\./u.exec(added) ?? [];
      if (quoted) {
        expect(scene.slots.headline.replaceAll("\n", " ")).toBe(headline);
        rest = rest.replace(quoted, "");
      }
      const layouts = { ...LAYOUTS_ASKED, ...DOODLES_ASKED };
      for (const [layout, sentence] of Object.entries(layouts))
        if (added.includes(sentence)) {
          expect(scene.layout).toBe(layout);
          rest = rest.replace(sentence, "");
        }
      for (const [place, sentence] of Object.values(GROUNDS).flatMap((pair) => [...pair.entries()]))
        if (added.includes(sentence)) {
          expect((place === 0 ? isLight : isDark)(scene.palette.paper), sentence).toBe(true);
          rest = rest.replace(sentence, "");
        }
      if (adType === "meme") {
        const [, who = "nobody"] = /Meme: (\w+)\./u.exec(added) ?? [];
        const cast = CAST_WORDS.find(([, words]) => words.test(who))?.[0];
        expect(memes.some((template) => cast && template.cast.includes(cast))).toBe(true);
        rest = rest.replace(/Meme: \w+\./u, "");
      }
      expect(rest.trim(), "nothing else was added").toBe("");
      expect(added).not.toBe("");
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
