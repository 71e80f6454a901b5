import { expect, test } from "vitest";
import { createPainter } from "../../../src/engine/node/create-painter.ts";
import { renderScene } from "../../../src/engine/render/render-scene.ts";
import { ADS } from "../ads.ts";
import type { Ad } from "../schema.ts";
import { headlineDistance } from "./headline-distance.ts";
import { hashPicture, pictureDistance } from "./picture-hash.ts";
import { findSameness } from "./variety.ts";

const painter = createPainter();

function adCalled(slug: string): Ad {
  const ad = ADS.find((candidate) => candidate.slug === slug);
  if (!ad) throw new Error(`no ad called ${slug}`);
  return ad;
}

const poster = adCalled("kneecap/runner-poster");
const withHeadline = (ad: Ad, headline: string): Ad => ({
  ...ad,
  scene: { ...ad.scene, slots: { ...ad.scene.slots, headline } },
});
const hashOf = async ({ scene, format }: Ad) => hashPicture(await renderScene(painter, scene, format));

test("one sentence in two ads is found, also with other marks", () => {
  expect(findSameness([poster, withHeadline(poster, "don't run  **it off.**")], [])).toContain(
    "two ads say “don't run  **it off.**”",
  );
});

test("a headline with one number changed sounds alike, another thought does not", () => {
  expect(headlineDistance("Save 20% on boots today", "Save 30% on boots today!")).toBeLessThan(0.1);
  const [other] = ADS.filter((ad) => ad.name !== poster.name);
  if (!other) throw new Error("there is one company only");
  expect(findSameness([poster, withHeadline(other, "Don't rush it off")], [])).toEqual([
    `${poster.slug} and ${other.slug} sound alike`,
  ]);
});

test("the seventh use of a layout with the same art kit is found", () => {
  const seven = ["Apples", "Boats in rain", "Cheese & wire", "Ducks marching", "Elk", "Ferns, folded", "Gravel"];
  const ads = seven.map((headline) => withHeadline(poster, headline));
  expect(findSameness(ads.slice(1), []).filter((fault) => fault.includes(" with "))).toEqual([]);
  expect(findSameness(ads, [])).toContain("poster with illustration appears 7 times");
});

test("a page of one layout is found", () => {
  const page = ADS.filter((ad) => ad.scene.layout === "figure").slice(0, 12);
  expect(findSameness(page, [])).toContain("page 1 shows only 1 layouts");
});

test("the same ad in other colours looks alike, another ad in the same layout does not", {
  timeout: 60_000,
}, async () => {
  const quote = adCalled("ledgerdemain/month-end");
  const palette = adCalled("ninefold/hood-search").scene.palette;
  const ads = [quote, { ...quote, slug: "copy", scene: { ...quote.scene, palette } }, adCalled("molar/dentist")];
  const hashes = [];
  for (const ad of ads) hashes.push({ slug: ad.slug, hash: await hashOf(ad) });
  expect(findSameness([], hashes)).toEqual([`${quote.slug} and copy look alike`]);
});

test("a picture keeps its hash when it is made smaller and packed as WebP", { timeout: 60_000 }, async () => {
  const { rgba, width, height } = await renderScene(painter, poster.scene, poster.format);
  const { default: sharp } = await import("sharp");
  const packed = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(480)
    .webp({ quality: 80 })
    .toBuffer();
  expect(pictureDistance(await hashPicture({ rgba, width, height }), await hashPicture(packed))).toBeLessThan(12);
});
