import { expect, test } from "vitest";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import { keepsLogo } from "../../layouts/keeps-logo.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";

const KIT: BrandKit = {
  name: "Fernhill Cycles",
  colors: [
    { name: "Slate", hex: "#1a1a1a", role: "dark" },
    { name: "Cream", hex: "#f5f1e8", role: "light" },
    { name: "Fern", hex: "#14532d", role: "loud" },
    { name: "Rust", hex: "#e4572e", role: "accent" },
  ],
  say: [],
  avoid: [],
  contacts: [],
  profiles: [],
};

test("a brand without a logo signs with its name, and no mark of ours stands beside it", () => {
  const description = "Touring saddle bags, waxed cotton, £84";
  expect(authorScene({ description, type: "meta", seed: 0, kit: KIT }, wordFiles).brand).toEqual({
    name: "Fernhill Cycles",
  });
  expect(authorScene({ description, type: "meta", seed: 0 }, wordFiles).brand.mark).toBeDefined();
});

test("a thing is drawn in the colours of its brand; a face or a dish is not drawn at all", () => {
  const artOf = (description: string, kit?: BrandKit) =>
    authorScene({ description, type: "meta", seed: 0, kit }, wordFiles).art;
  expect(artOf("Wooden alarm clock, £40", KIT)).toMatchObject({ kit: "object", isToned: true });
  expect(artOf("Wooden alarm clock, £40").isToned).toBeUndefined();
  for (const description of [
    "Waiter wanted, evenings, £13 an hour",
    "Roast pumpkin and sage risotto, £14",
    "Rye bread, £5",
  ])
    expect([description, artOf(description, KIT).kit]).not.toEqual([description, "object"]);
});

test("how to reach a brand stands at the end, and takes few lines", () => {
  const kit = { ...KIT, contacts: ["0113 496 0182", "0113 496 0183"], website: "fernhill.example" };
  const description = "New: the Pennine, a steel touring bike you can repair at the roadside, £1,450";
  const { slots } = authorScene({ description, type: "meta", seed: 1, kit }, wordFiles);
  expect(slots.facts?.slice(-2)).toEqual(["0113 496 0182 · 0113 496 0183", "fernhill.example"]);
  expect(slots.facts?.length).toBeGreaterThan(2);
});

test("an ad of a brand has no emoji in it, and one that opens with them says what stands between them", () => {
  const description = "🔴 fern pro is here 🔴 lights / locks, come and see sat 10-4 🚲🚲";
  const { slots } = authorScene({ description, type: "maker", seed: 0, kit: KIT }, wordFiles);
  expect(slots.headline).toBe("Fern pro is here");
  expect(JSON.stringify(slots)).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("a product that a brand names is named beside what it is", () => {
  const description = "New: the Pennine, a steel touring bike you can repair at the roadside, £1,450";
  const { slots, brand } = authorScene({ description, type: "meta", seed: 1, kit: KIT }, wordFiles);
  expect(brand.name).toBe(KIT.name);
  expect(slots.headline).toBe("The Pennine, a steel touring bike you can repair at the roadside");
});

test("ideas for a brand stand on its grounds, in turn, and in no scenery of other colours", () => {
  const description = "Touring saddle bags, waxed cotton, £84, free delivery this week";
  const ideas = Array.from({ length: 12 }, (_, seed) => ({
    own: authorScene({ description, type: "meta", seed, kit: KIT }, wordFiles),
    free: authorScene({ description, type: "meta", seed }, wordFiles),
  }));
  expect(new Set(ideas.map(({ own }) => own.palette.paper))).toEqual(new Set(["#1a1a1a", "#f5f1e8", "#14532d"]));
  expect(ideas.map(({ free }) => free.layout)).toContain("billboard");
  expect(ideas.map(({ own }) => own.layout)).not.toContain("billboard");
});

test.each([
  ["words alone", {}],
  ["a photo", { photo: "photo" }],
])("ideas with a logo are in layouts that have a place for it: %s", (_, pictures) => {
  const ideas = (logo?: string) =>
    ["Night-shift baker, €17 an hour, Ghent", "Rye bread, Saturdays 8 to 14", "Autumn market on 14 June"].flatMap(
      (description) =>
        Array.from(
          { length: 10 },
          (_, seed) => authorScene({ description, type: "meta", seed, kit: KIT, logo, ...pictures }, wordFiles).layout,
        ),
    );
  expect(ideas("logo").filter((layout) => !keepsLogo(layout))).toEqual([]);
  expect(ideas().filter((layout) => !keepsLogo(layout)).length).toBeGreaterThan(0);
});

test.each([
  ["Rye bread from the wood oven", true],
  ["Orange juice, pressed at 7", true],
  ["White wine, 3 for 2", true],
  ["Bike repair, pink background", false],
  ["Ringe für die Hochzeit, Hintergrund in Orange", false],
])("only who asks for other colours gets them, not who sells what has one: %s", (description, isOwn) => {
  const { palette } = authorScene({ description, type: "meta", seed: 0, kit: KIT }, wordFiles);
  expect(KIT.colors.some(({ hex }) => hex === palette.paper)).toBe(isOwn);
});
