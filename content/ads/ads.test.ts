import { expect, test } from "vitest";
import { admits } from "../../src/engine/giant/limits.ts";
import { LAYOUTS } from "../../src/engine/layouts/layouts.ts";
import { lintScene } from "../../src/engine/lint/lint-scene.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { composeScene, paintComposition } from "../../src/engine/paint/render-scene.ts";
import { ADS } from "./ads.ts";
import { hashPicture } from "./checks/picture-hash.ts";
import { findSameness, measureVariety } from "./checks/variety.ts";
import type { Ad } from "./schema.ts";

const painter = createPainter();
/** Small enough to paint three hundred, large enough to tell two apart. */
const SMALL = 0.15;

async function hashOf({ slug, scene, format }: Ad) {
  const { frame, composition } = await composeScene(painter, scene, format);
  const rgba = await paintComposition(painter, frame, composition, SMALL);
  const picture = { width: Math.round(frame.width * SMALL), height: Math.round(frame.height * SMALL), rgba };
  return { slug, hash: await hashPicture(picture) };
}

test("the swipe file is large and covers many trades and places", () => {
  const { ads, companies, industries, platforms } = measureVariety(ADS, []);
  expect(ads).toBeGreaterThanOrEqual(320);
  expect(companies).toBeGreaterThanOrEqual(85);
  expect(industries).toBeGreaterThanOrEqual(12);
  expect(platforms).toBeGreaterThanOrEqual(5);
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

test("no two ads look or sound alike, and every page is varied", { timeout: 240_000 }, async () => {
  const hashes = [];
  for (const ad of ADS) hashes.push(await hashOf(ad));
  expect(findSameness(ADS, hashes)).toEqual([]);
});

test("nobody would send an ad back in its own format", { timeout: 240_000 }, async () => {
  const sentBack = [];
  for (const { slug, scene, format } of ADS) {
    const findings = await lintScene(painter, scene, format);
    if (findings.length > 0) sentBack.push({ slug, findings });
  }
  expect(sentBack).toEqual([]);
});
