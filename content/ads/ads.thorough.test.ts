import { expect, test } from "vitest";
import { composeScene } from "../../src/engine/composition/compose-scene.ts";
import { lintScene } from "../../src/engine/lint/lint-scene.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { paintComposition } from "../../src/engine/render/render-scene.ts";
import { ADS } from "./ads.ts";
import { hashPicture } from "./checks/picture-hash.ts";
import { findSameness } from "./checks/variety.ts";
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

test("no two ads look or sound alike, and every page is varied", async () => {
  const hashes = [];
  for (const ad of ADS) hashes.push(await hashOf(ad));
  expect(findSameness(ADS, hashes)).toEqual([]);
});

test("nobody would send an ad back in its own format", async () => {
  const sentBack = [];
  for (const { slug, scene, format } of ADS) {
    const findings = await lintScene(painter, scene, format);
    if (findings.length > 0) sentBack.push({ slug, findings });
  }
  expect(sentBack).toEqual([]);
});
