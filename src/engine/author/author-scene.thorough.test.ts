import { expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { isDeliverable } from "../lint/finding.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { shelved } from "../memes/shelved.ts";
import { createPainter } from "../node/create-painter.ts";
import { templatePhotos } from "../node/template-photos.ts";
import { wordFiles } from "../node/word-files.ts";
import { authorFitting } from "./author-fitting.ts";
import { checkAnyText } from "./check-any-text.ts";
import { SAMPLE_DESCRIPTIONS } from "./sample-descriptions.ts";

const painter = createPainter();
const memes = MEME_TEMPLATES.map(shelved);
const templateOf = templatePhotos(painter, MEME_TEMPLATES);
const samples = SAMPLE_DESCRIPTIONS.map((sample) => ({ ...sample, name: sample.description.slice(0, 40) }));

test.each(samples)("nobody would send back the $type of “$name”", async (sample) => {
  for (const [seed, format] of [
    [11, "1:1"],
    [222, "1.91:1"],
  ] as const) {
    const { scene, painted } = await authorFitting({ ...sample, seed, memes, format }, wordFiles, async (idea) => ({
      findings: await lintScene(painter, idea, format, await templateOf(idea)),
    }));
    expect(isDeliverable(painted.findings)).toBe(true);
    expect({ layout: scene.layout, format, ...painted }).toEqual({ layout: scene.layout, format, findings: [] });
  }
});

test("any text at all becomes a scene", () => checkAnyText(300, wordFiles));
