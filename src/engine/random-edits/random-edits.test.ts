import { expect, test } from "vitest";
import { createPainter } from "../node/create-painter.ts";
import { samplePhotos } from "../node/sample-photos.ts";
import { renderScene } from "../render/render-scene.ts";
import { HEAVY_SCENES } from "../samples/heavy-scenes.ts";
import { SAMPLE_SCENES } from "../samples/sample-scenes.ts";
import { checkRandomEdits } from "./check-random-edits.ts";

const painter = createPainter();
/** The rest is in random-edits.thorough.test.ts. */
const EVERY_DAY = ["buttons", "shapes"];

test.each(["poster", "card", "checklist", "tide", "calm", "meme"] as const)(
  "%s bears whatever a hand does to it",
  async (layout) => {
    const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
    if (!scene) throw new Error(`no sample of ${layout}`);
    await checkRandomEdits(painter, scene, samplePhotos, 8, 2026);
  },
);

test.each(HEAVY_SCENES.filter(({ name }) => EVERY_DAY.includes(name)))(
  "a page full of huge $name is painted, and the same twice",
  async ({ scene }) => {
    const { rgba } = await renderScene(painter, scene, "1:1", samplePhotos);
    const again = await renderScene(createPainter(), scene, "1:1", samplePhotos);
    expect(Buffer.compare(again.rgba, rgba)).toBe(0);
  },
);
