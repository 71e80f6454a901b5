import { expect, test } from "vitest";
import { admits } from "../../src/engine/giant-type/limits.ts";
import { LAYOUTS } from "../../src/engine/layouts/layouts.ts";
import { lintScene } from "../../src/engine/lint/lint-scene.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { ADS } from "./ads.ts";
import { findSameness } from "./checks/variety.ts";
import type { Ad } from "./schema.ts";

const painter = createPainter();
test("the swipe file is large and covers many trades and places", () => {
  const count = (of: (ad: Ad) => string) => new Set(ADS.map(of)).size;
  expect(ADS.length).toBeGreaterThanOrEqual(320);
  expect(count((ad) => ad.name)).toBeGreaterThanOrEqual(85);
  expect(count((ad) => ad.industry)).toBeGreaterThanOrEqual(12);
  expect(count((ad) => ad.platform)).toBeGreaterThanOrEqual(5);
});

test("the gallery shows the newest ad first, and no place in the order is left empty", () => {
  const times = ADS.map((ad) => Date.parse(ad.created_at));
  const steps = times.slice(1).map((time, index) => (times[index] ?? 0) - time);
  expect(new Set(steps)).toEqual(new Set([20 * 60 * 60 * 1000]));
  expect(ADS.at(-1)?.created_at).toBe("2026-01-05T09:00:00.000Z");
  expect(new Set(ADS.map((ad) => ad.id)).size).toBe(ADS.length);
});

test("no ad leads anywhere but to a domain reserved for examples", () => {
  expect(ADS.map((ad) => new URL(ad.links_to)).filter((url) => !url.hostname.endsWith(".example"))).toEqual([]);
});

test("a poster says no more and no less than it was drawn for", () => {
  const misfits = ADS.filter(({ scene: { layout, slots } }) => {
    const { limits } = LAYOUTS[layout];
    return limits && !admits(limits, slots, false);
  });
  expect(misfits.map(({ slug }) => slug)).toEqual([]);
});

test("no two ads sound alike, and every page is varied", () => {
  expect(findSameness(ADS, [])).toEqual([]);
});

// The first page of the gallery; `ads.thorough.test.ts` looks at all of them.
test.each(ADS.slice(0, 20))("nobody would send back “$slug” in $format", async ({ scene, format }) => {
  expect(await lintScene(painter, scene, format)).toEqual([]);
});
