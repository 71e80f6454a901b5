import { expect, test } from "vitest";
import { STRUCTURES } from "../../src/engine/memes/structures/structures.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { box } from "../../src/engine/scene/box.ts";
import { drawingAt } from "../../src/engine/tree/svg.ts";
import { hashPicture } from "../ads/checks/picture-hash.ts";
import { findSameness } from "../ads/checks/variety.ts";
import { MEME_TEMPLATES } from "./templates.ts";

/** Of the published width. A hash looks at 16 spots across, so a small picture tells as much as a large one. */
const SCALE = 0.25;

const painter = createPainter();

async function hashOf({ structure, scene, width, height }: (typeof MEME_TEMPLATES)[number]) {
  const drawn = STRUCTURES.find(({ id }) => id === structure);
  if (!drawn) throw new Error(`there is no structure ${structure}`);
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
  const body = drawn.draw(scene);
  const picture = drawingAt({ width: drawn.width, height: drawn.height, body }, box(0, 0, size.width, size.height));
  return hashPicture({ ...size, rgba: await painter.paint(picture, size) });
}

test("no two templates look alike, also those of one structure", async () => {
  const hashes = [];
  for (const template of MEME_TEMPLATES) hashes.push({ slug: template.slug, hash: await hashOf(template) });
  expect(findSameness([], hashes)).toEqual([]);
});
