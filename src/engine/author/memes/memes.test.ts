import { expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../../content/meme-templates/templates.ts";
import { composeScene } from "../../composition/compose-scene.ts";
import { findUnsaid } from "../../lint/find-unsaid.ts";
import { shelved } from "../../memes/shelved.ts";
import { createPainter } from "../../node/create-painter.ts";
import { templatePhotos } from "../../node/template-photos.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";
import type { Wish } from "../wish.ts";

const memes = MEME_TEMPLATES.map(shelved);
const author = (description: string, more: Partial<Wish> = {}) =>
  authorScene({ description, type: "meme", seed: 0, memes, ...more }, wordFiles);
const structureOf = (slug: string | undefined) => memes.find((template) => template.slug === slug)?.structure;
const wordsIn = (scene: ReturnType<typeof author>) => scene.meme?.captions.map(({ text }) => text) ?? [];

test.each([
  [
    "Something funny for our dental newsletter. Patient: I floss every day / The gums: *narrator voice* they did not",
    ["Patient: I floss every day", "The gums: They did not"],
  ],
  [
    "need a meme for the kebab shop insta: customers at 2am: no onions / customers at 2:01: extra onions. use a raccoon pls",
    ["Customers at 2am: no onions", "Customers at 2:01: extra onions."],
  ],
  [
    'als de klant zegt "het is maar een klein badkamertje" (foto: paleis)',
    ['Als de klant zegt "het is maar een klein badkamertje"'],
  ],
  [
    "мем: я — «просто зайду за хлебом» / я на кассе с тремя пледами",
    ["Я — «просто зайду за хлебом»", "Я на кассе с тремя пледами"],
  ],
  [
    "hi can u make a funny one for our bakery, me: one croissant. also me: six croissants, thx",
    ["Me: One croissant.", "Also me: Six croissants"],
  ],
  ["meme: eu prometendo acordar cedo / eu às 10h. pode usar um gato?", ["Eu prometendo acordar cedo", "Eu às 10h."]],
  ["帮我做个梗图 老板:今天不加班 晚上十点的我:还在改第八版", ["老板: 今天不加班", "晚上十点的我: 还在改第八版"]],
  ["plaatje van een man met 40 tassen. tekst: ik hoef echt niets", ["Ik hoef echt niets"]],
  ["When the meme lands in the wrong chat", ["When the meme lands in the wrong chat"]],
  ["me: thanks. also me: lol", ["Me: Thanks.", "Also me: Lol"]],
])("of “%s” only the joke is told", (description, words) => {
  expect(wordsIn(author(description)).filter(Boolean)).toEqual(words);
});

test.each([
  ["when the intern pushes to main on a friday", "big-face", ["When the intern pushes to main on a friday"]],
  ["coffee vs sleep, every developer at midnight", "two-levers", ["Coffee", "Sleep", "Every developer at midnight"]],
  ["gym in january vs gym in february", "two-levers", ["Gym in january", "Gym in february", ""]],
  [
    "me looking at a new side project instead of the invoice I should send",
    "the-chase",
    ["A new side project", "Me", "The invoice I should send"],
  ],
  [
    "drake meme: reading the docs, asking in the group chat",
    "shove-keep",
    ["Reading the docs", "Asking in the group chat"],
  ],
  ["distracted boyfriend: me, a new plant, the plants I own", "the-chase", ["A new plant", "Me", "The plants I own"]],
  [
    "me: early night today. also me: one more episode",
    "above-below",
    ["Me: Early night today.", "Also me: One more episode"],
  ],
  ["nobody:\nmy cat at 4am: parkour", "the-door", ["Nobody:", "My cat at 4am: Parkour"]],
  [
    "client: can you make it pop? me: it is a contract",
    "phone-and-face",
    ["Client: Can you make it pop?", "Me: It is a contract"],
  ],
  ["Wenn der Chef sagt „nur ganz kurz“", "phone-and-face", ["Nur ganz kurz", "Wenn der Chef sagt"]],
  ["idea → meeting → committee → spreadsheet", "stairs", ["Idea", "Meeting", "Committee", "Spreadsheet"]],
  [
    "Small coffee / Large coffee / The one with a biscuit",
    "menu-board",
    ["Small coffee", "Large coffee", "The one with a biscuit"],
  ],
  ["Crumbly Bakery meme: sourdough vs supermarket toast", "scales", ["Supermarket toast", "Sourdough", ""]],
  ["customer asks for a discount on the free plan", "soapbox", ["Customer asks for a discount on the free plan"]],
  [
    "looking at a new framework instead of our working product",
    "the-chase",
    ["A new framework", "", "Our working product"],
  ],
  ["change my mind: pineapple belongs on focaccia", "soapbox", ["Pineapple belongs on focaccia"]],
])("“%s” is told as %s", (description, structure, words) => {
  const scene = author(description);
  expect(structureOf(scene.meme?.template)).toBe(structure);
  expect(wordsIn(scene)).toEqual(words);
});

test("every reroll shows another template", () => {
  const slugs = [0, 1, 2, 3, 4].map((seed) => author("when the printer jams", { seed }).meme?.template);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("a picture of the asked shape is preferred", () => {
  const { meme } = author("the printer, sensing that you are in a hurry", { format: "16:9" });
  const template = memes.find(({ slug }) => slug === meme?.template);
  expect(template && template.width / template.height).toBeGreaterThan(1.2);
});

test.each(memes.map(({ slug, boxes }) => [slug, boxes.length] as const))(
  "%s can be captioned when it is asked for",
  (slug) => {
    for (const description of ["when the client calls", "coffee vs sleep", "One. Two. Three. Four. Five."]) {
      const { meme } = author(description, { template: slug });
      expect(meme?.template).toBe(slug);
      expect(meme?.captions.some(({ text }) => text)).toBe(true);
    }
  },
);

test("a photo gets labels at its top and bottom", () => {
  const scene = author("top: MONDAY bottom: AGAIN", { photo: "photo" });
  expect(scene.meme?.template).toBeUndefined();
  expect(wordsIn(scene)).toEqual(["MONDAY", "AGAIN"]);
  const reaction = author("when the intern pushes to main on a friday", { photo: "photo" });
  expect(wordsIn(reaction)).toEqual(["When the intern pushes to main on a friday", ""]);
});

test("nothing but the user's own words is on the picture", async () => {
  const painter = createPainter();
  const pictureOf = templatePhotos(painter, MEME_TEMPLATES);
  for (const description of [
    "when the client says make the logo bigger",
    "tea vs coffee",
    "me: no more cake. also me: cake",
  ])
    for (let seed = 0; seed < 3; seed++) {
      const scene = author(description, { seed });
      const { composition } = await composeScene(painter, scene, "1:1", await pictureOf(scene));
      expect(findUnsaid(composition, scene)).toEqual([]);
    }
});
