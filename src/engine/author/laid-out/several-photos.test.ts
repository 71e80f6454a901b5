import { expect, test } from "vitest";
import { claimOf } from "../../layouts/invents.ts";
import { wordFiles } from "../../node/word-files.ts";
import { authorScene } from "../author-scene.ts";
import { SHOWS_SEVERAL } from "./ideas-for.ts";

const BAKERY = "Loaf & Late, a bakery in Leith. Bread until noon on Saturdays, loaves from £4";
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

const scenesOf = (description: string, photos?: readonly string[]) =>
  SEEDS.map((seed) =>
    authorScene({ description, type: "meta", seed, photo: "photo", ...(photos && { photos }) }, wordFiles),
  );

test("who gives several photographs sees them in three ideas of four, and has enough to choose from", () => {
  const scenes = scenesOf(BAKERY, ["photo-2", "photo-3"]);
  const several = scenes.filter(({ layout }) => SHOWS_SEVERAL.has(layout));
  expect(several.length).toBe(scenes.length - 2);
  expect(new Set(scenes.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(4);
  for (const { layout, photos } of scenes)
    expect(photos).toEqual(SHOWS_SEVERAL.has(layout) ? ["photo-2", "photo-3"] : undefined);
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
  const layouts = scenesOf(description, ["photo-2"]).map(({ layout }) => layout);
  expect(layouts.filter((layout) => layout === "before-after")).toHaveLength(6);
  expect(scenesOf(description).map(({ layout }) => layout)).not.toContain("before-after");
});

test("without such words, or without a second photograph, before and after would be a claim", () => {
  const slots = { headline: "Garden clearance" };
  const text = "Garden clearance, before and after";
  expect(claimOf("before-after", slots, { text, hasMore: true })).toBeUndefined();
  expect(claimOf("before-after", slots, { text, hasMore: false })).toBeDefined();
  expect(claimOf("before-after", slots, { text: "Garden clearance", hasMore: true })).toBeDefined();
});
