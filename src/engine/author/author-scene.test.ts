import fc from "fast-check";
import { expect, test } from "vitest";
import { adTypeSchema } from "../../shared/ad-types.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../painter/painter.ts";
import { authorFitting } from "./author-fitting.ts";
import { authorScene } from "./author-scene.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";
import { understand } from "./understand.ts";
import { isBeginning } from "./write-headline.ts";

const painter = createPainter();
const SEEDS = [11, 222, 3333, 44_444, 555_555];
const samples = SAMPLE_DESCRIPTIONS.map((sample) => ({ ...sample, name: sample.description.slice(0, 40) }));

test.each(samples)("nobody would send back the $type of “$name”", { timeout: 60_000 }, async (sample) => {
  for (const [seed, format] of [
    [11, "1:1"],
    [222, "1.91:1"],
  ] as const) {
    const { scene, painted } = await authorFitting({ ...sample, seed }, async (idea) => ({
      findings: await lintScene(painter, idea, format),
    }));
    expect({ layout: scene.layout, format, ...painted }).toEqual({ layout: scene.layout, format, findings: [] });
  }
});

test.each(samples)("the headline of “$name” is written, not copied from the start", ({ description, type }) => {
  for (const seed of SEEDS) {
    const { slots } = authorScene({ description, type, seed });
    expect(isBeginning(slots.headline, description)).toBe(false);
  }
});

test.each(samples)("“$name” gives the same creative for a seed and another for the next", ({ description, type }) => {
  expect(authorScene({ description, type, seed: 7 })).toEqual(authorScene({ description, type, seed: 7 }));
  const different = new Set(
    SEEDS.map((seed) => JSON.stringify({ ...authorScene({ description, type, seed }), seed: 0 })),
  );
  expect(different.size).toBeGreaterThanOrEqual(2);
});

test("rerolls of one description are different ideas, not only other colours", () => {
  const description = "Cold brew in a can, no sugar, no milk, open late, 2 for $9 this week";
  const layouts = Array.from({ length: 40 }, (_, seed) => authorScene({ description, type: "meta", seed }).layout);
  expect(new Set(layouts).size).toBeGreaterThanOrEqual(7);
});

test.each(samples.filter(({ type }) => type !== "meme"))("price and deadline of “$name” are not lost", (sample) => {
  const { price, deadline, offer } = understand(sample.description);
  for (const seed of SEEDS) {
    const { headline, subline = "", button = "" } = authorScene({ ...sample, seed }).slots;
    const copy = `${headline} ${subline} ${button}`.toLowerCase().replaceAll("٪", "%");
    for (const fact of [price, deadline]) if (fact) expect(copy).toContain(fact.toLowerCase());
    if (offer?.short.startsWith("-")) expect(copy).toContain(offer.short.slice(1));
  }
});

test.each([
  ["\u0000\u200b\u202e\ufeff", "meta"],
  ["x".repeat(10_000), "meta"],
  ["Wörter ".repeat(1_500), "homeservices"],
  ["   \n\t .,;:!?", "saas"],
  ["<svg onload=alert(1)>\"'&{noun} {price} **bold**", "maker"],
  ["👩‍👩‍👧‍👦".repeat(300), "meme"],
] as const)(
  "a hostile description %# still becomes a scene that holds",
  { timeout: 60_000 },
  async (description, type) => {
    const scene = authorScene({ description, type, seed: 5 });
    const findings = await lintScene(painter, scene, "1:1");
    expect(findings.filter(({ kind }) => kind !== "empty-half")).toEqual([]);
  },
);

test("any text at all becomes a scene", { timeout: 30_000 }, () => {
  const pieces = fc.constantFrom(
    "coffee",
    "30% off",
    "$7",
    "until",
    "Sunday",
    "for people who",
    "helps you",
    '"',
    ",",
    ". ",
    "vs",
    "犬",
    "قهوة",
    "🍕",
    "when",
    "call 555 0199 220",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(pieces, { maxLength: 40 }).map((list) => list.join(" ")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...adTypeSchema.options), fc.nat(), (description, type, seed) => {
      expect(authorScene({ description, type, seed }).slots.headline.trim()).not.toBe("");
    }),
    { numRuns: 400 },
  );
});

test("who looks for people does not sell them anything", () => {
  for (let seed = 0; seed < 10; seed++) {
    const { slots } = authorScene({ description: "We're hiring! Barista wanted, free coffee", type: "meta", seed });
    expect(slots.button).toBe("Apply now");
    expect(slots.headline).toMatch(/work|job|place/);
  }
});

test("a joke that brings its own frame gets no second one", () => {
  for (let seed = 0; seed < 10; seed++) {
    const { slots } = authorScene({ description: "POV: you open the fridge at 3am", type: "meme", seed });
    expect(slots.headline).toBe("POV:\nyou open the fridge at 3am");
  }
});
