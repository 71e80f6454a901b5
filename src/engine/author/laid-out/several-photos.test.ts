import { expect, test } from "vitest";
import { claimOf } from "../../layouts/invents.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";
import { SHOWS_SEVERAL } from "./ideas-for.ts";

const BAKERY = "Loaf & Late, a bakery in Leith. Bread until noon on Saturdays, loaves from £4";
const SEEDS = [1, 2, 3, 4, 5];

const scenesOf = (description: string, photos?: readonly string[]) =>
  SEEDS.map((seed) =>
    authorScene({ description, type: "meta", seed, photo: "photo", ...(photos && { photos }) }, wordFiles),
  );

test("who gives several photographs sees them in every idea", () => {
  const scenes = scenesOf(BAKERY, ["photo-2", "photo-3"]);
  expect(scenes.filter(({ layout }) => !SHOWS_SEVERAL.has(layout))).toEqual([]);
  expect(new Set(scenes.map(({ layout }) => layout)).size).toBeGreaterThan(1);
  for (const { photos } of scenes) expect(photos).toEqual(["photo-2", "photo-3"]);
});

test("a layout for one photograph that was asked for names no other", () => {
  const wish = { description: BAKERY, type: "meta", seed: 1, photo: "photo", photos: ["photo-2"] } as const;
  const scene = authorScene({ ...wish, layout: "calm" }, wordFiles);
  expect(scene.layout).toBe("calm");
  expect(scene.photos).toBeUndefined();
});

test.each([
  "Garden clearance in Bristol, before and after: one day of work, from £180",
  "Fahrradwerkstatt in Kiel: Lackierung vorher und nachher, ab 89 €",
  "До и после: химчистка диванов в Казани, от 1500 ₽",
])("before and after are told by two photographs: “%s”", (description) => {
  expect(new Set(scenesOf(description, ["photo-2"]).map(({ layout }) => layout))).toEqual(new Set(["before-after"]));
  expect(scenesOf(description).map(({ layout }) => layout)).not.toContain("before-after");
});

test("without such words, or without a second photograph, before and after would be a claim", () => {
  const slots = { headline: "Garden clearance" };
  const text = "Garden clearance, before and after";
  expect(claimOf("before-after", slots, { text, hasMore: true })).toBeUndefined();
  expect(claimOf("before-after", slots, { text, hasMore: false })).toBeDefined();
  expect(claimOf("before-after", slots, { text: "Garden clearance", hasMore: true })).toBeDefined();
});
