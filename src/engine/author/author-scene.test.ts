import { expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { shelved } from "../memes/shelved.ts";
import { createPainter } from "../node/create-painter.ts";
import { templatePhotos } from "../node/template-photos.ts";
import { wordFiles } from "../node/word-files.ts";
import type { Slots } from "../scene/scene.ts";
import { COLOR_HEX } from "../words/color-names.ts";
import { authorFitting } from "./author-fitting.ts";
import { authorScene, understandDescription } from "./author-scene.ts";
import { checkAnyText } from "./check-any-text.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";

const painter = createPainter();
const memes = MEME_TEMPLATES.map(shelved);
const templateOf = templatePhotos(painter, MEME_TEMPLATES);
const SEEDS = [11, 222, 3333];
const samples = SAMPLE_DESCRIPTIONS.map((sample) => ({ ...sample, name: sample.description.slice(0, 40) }));

/** One of the two that `author-scene.thorough.test.ts` tries, in turn. */
const TURNS = samples.map((sample, index) =>
  index % 2 ? { ...sample, seed: 222, format: "1.91:1" as const } : { ...sample, seed: 11, format: "1:1" as const },
);

test.each(TURNS)("nobody would send back the $type of “$name” in $format", async ({ name, ...wish }) => {
  const { painted } = await authorFitting({ ...wish, memes }, wordFiles, async (idea) => ({
    findings: await lintScene(painter, idea, wish.format, await templateOf(idea)),
  }));
  expect(painted.findings).toEqual([]);
});

test.each(samples)("“$name” gives the same creative for a seed and another for the next", ({ description, type }) => {
  const author = (seed: number) => authorScene({ description, type, seed, memes }, wordFiles);
  expect(author(7)).toEqual(author(7));
  const different = new Set(SEEDS.map((seed) => JSON.stringify({ ...author(seed), seed: 0 })));
  expect(different.size).toBeGreaterThanOrEqual(2);
});

test.each([
  "Cold brew in a can, no sugar, no milk, open late, 2 for $9 this week",
  "Family dentist in Leeds. Open in the evening. Kind to anxious patients. Free parking behind the house",
  "Lawyer for tenants: your landlord kept the deposit? We get it back, no win no fee",
  "Invoicing app for freelancers, reminds late payers politely, exports to your accountant",
])("six rerolls of “%s” are six ideas: layouts and colours, under one headline", (description) => {
  const scenes = Array.from({ length: 6 }, (_, seed) => authorScene({ description, type: "meta", seed }, wordFiles));
  expect(new Set(scenes.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(scenes.map(({ palette }) => palette.paper)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(scenes.map(({ slots }) => slots.headline)).size).toBe(1);
});

const wordsOf = ({ headline, subline, giants = [], facts = [], badge, button, bullets = [] }: Slots) =>
  [headline, subline, ...giants, ...facts, badge?.text, badge?.small, button, ...bullets].join(" ").toLowerCase();

test.each(samples.filter(({ type }) => type !== "meme"))(
  "offers, dates, places and numbers of “$name” are not lost",
  (sample) => {
    const { offers, dates, places, phone } = understandDescription(sample.description, sample.type, wordFiles);
    for (const seed of SEEDS) {
      const { slots, brand } = authorScene({ ...sample, seed }, wordFiles);
      const words = `${wordsOf(slots)} ${brand.name.toLowerCase()}`;
      for (const fact of [...offers, ...dates, ...places, phone])
        for (const word of fact?.words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(words).toContain(word);
    }
  },
);

test.each([
  [
    "Kubernetes cost monitoring: we found $41,000 of idle pods at one customer in a week",
    /\$41,000/,
    /we found \$41,000 of idle/i,
  ],
  ["Solar panel installation, save up to 60% on your bill", /60%/, /save up to 60% on your bill/i],
  ["Valentine's dinner: 3 courses for £39 per person", /£39/, /3 courses for £39\s+per person/i],
  ["Hiring: night-shift baker in Ghent, €17/hour, free bread", /€17/, /€17\/hour/i],
])("the amounts of “%s” stay what they are", (description, amount, whole) => {
  for (let seed = 0; seed < 12; seed++) {
    const { slots } = authorScene({ description, type: "meta", seed }, wordFiles);
    const texts = [
      slots.headline,
      slots.subline,
      ...(slots.facts ?? []),
      ...(slots.bullets ?? []),
      slots.button,
      [slots.badge?.text, slots.badge?.small].join(" "),
    ];
    for (const text of texts) if (text && amount.test(text)) expect(text).toMatch(whole);
  }
});

test.each([
  ["Why our delivery is slow: we bake after you order", "chatgptdoodle", /we bake after you order/gi],
  ["Fahrradreparatur am Samstag, Bremsen einstellen 19 €, ohne Termin", "meta", /bremsen einstellen/gi],
] as const)("the lines below the headline of “%s” say nothing twice", (description, type, words) => {
  for (let seed = 0; seed < 12; seed++) {
    const { subline, facts = [] } = authorScene({ description, type, seed }, wordFiles).slots;
    expect([subline, ...facts].join("\n").match(words)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test.each([
  ["\u0000\u200b\u202e\ufeff", "meta"],
  ["x".repeat(10_000), "meta"],
  ["Wörter ".repeat(1_500), "homeservices"],
  ["   \n\t .,;:!?", "saas"],
  ["<svg onload=alert(1)>\"'&{noun} {price} **bold**", "maker"],
  ["👩‍👩‍👧‍👦".repeat(300), "meme"],
] as const)("a hostile description %# still becomes a scene that holds", async (description, type) => {
  const { painted } = await authorFitting({ description, type, seed: 5, memes }, wordFiles, async (idea) => ({
    findings: await lintScene(painter, idea, "1:1", await templateOf(idea)),
  }));
  expect(painted.findings.filter(({ kind }) => kind !== "empty-half")).toEqual([]);
});

test("any of a hundred texts becomes a scene", () => checkAnyText(100, wordFiles));

test.each([
  ["We're hiring! Barista wanted in Leeds, free coffee", ["Apply now", "Send your application", "Apply here"]],
  ["Donate for the roof of our village church", ["Donate", "Give now", "Make a donation"]],
  ["Concert on 14 June at Club Volta, tickets 18 €", ["Get tickets", "See tickets"]],
  ["Emergency plumber, call 555 0199 220", ["Call us", "Give us a call"]],
  [
    "Is your child being bullied? Free and confidential helpline 0800 555 0111, every day 8 to 22, Lighthouse Trust",
    ["Call us", "Give us a call"],
  ],
])("the button of “%s” asks for what the ad wants", (description, buttons) => {
  for (let seed = 0; seed < 4; seed++)
    expect(buttons).toContain(authorScene({ description, type: "meta", seed }, wordFiles).slots.button);
});

test("two asked colours are two used colours", () => {
  const description = "Summer linen dresses, poster in terracotta and sage";
  for (let seed = 0; seed < 2; seed++) {
    const { palette } = authorScene({ description, type: "meta", seed }, wordFiles);
    expect(Object.values(palette)).toEqual(expect.arrayContaining([COLOR_HEX.terracotta, COLOR_HEX.sage]));
  }
});

test.each([
  ["top text: MARKETING BUDGET / bottom text: IT'S FREE REAL ESTATE", "MARKETING BUDGET", "IT'S FREE REAL ESTATE"],
])("captions of “%s” are set without their cues", (description, top, bottom) => {
  const { meme } = authorScene({ description, type: "meme", seed: 1 }, wordFiles);
  expect(meme?.captions.map(({ text }) => text)).toEqual([top, bottom]);
});

test.each([
  ["Pasta fresca ogni giorno dalle 7, anche senza glutine, Bologna", "meta", "Pasta fresca, anche senza glutine"],
  ["Lost: grey tabby cat called Pickle, near Elm Street, call 555 0188", "meta", "Grey tabby cat"],
  [
    "Switch from paper timesheets to Clockwise Crew. Saves our crews 3 hours a week",
    "meta",
    "Switch from paper timesheets to Clockwise Crew",
  ],
  ["Sketch of a coffee pot with labels: boiler, funnel, basket", "chatgptdoodle", "Coffee pot"],
] as const)("the headline of “%s” is a whole phrase", (description, type, headline) => {
  expect(authorScene({ description, type, seed: 0 }, wordFiles).slots.headline).toBe(headline);
});

test.each([
  ["Lost: grey tabby cat called Pickle, near Elm Street, call 555 0188", /call/i],
  ["Glass repair within 2 hours, 15% less for pensioners, Thursdays only", /more/i],
])("the button of “%s” asks for nothing that is not offered", (description, button) => {
  for (let seed = 0; seed < 3; seed++)
    expect(authorScene({ description, type: "meta", seed }, wordFiles).slots.button).toMatch(button);
});

test("every line that was asked for word by word is on the picture", async () => {
  const description =
    "Headline: Sleep like a log. Subline: merino blanket, 100% wool. Button: Shop blankets. Colours forest green and sand";
  for (let seed = 0; seed < 4; seed++) {
    const { painted } = await authorFitting({ description, type: "maker", seed }, wordFiles, async (idea) => ({
      findings: await lintScene(painter, idea, "1:1"),
    }));
    expect(painted.findings).toEqual([]);
  }
});
