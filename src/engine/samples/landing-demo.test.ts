import { expect, test } from "vitest";
import { DEMO_WORDS, enhancedText } from "../../shared/landing-demo.ts";
import { authorScene } from "../author/author-scene.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { createPainter } from "../node/create-painter.ts";
import { wordFiles } from "../node/word-files.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";
import { LANDING_SCENES } from "./landing-scenes.ts";

const painter = createPainter();

test.each(DEMO_WORDS)("the landing page's demo shows what the composer makes of its words: $label", async (words) => {
  const scene = authorScene({ description: enhancedText(words), type: words.type, seed: words.seed }, wordFiles);
  expect(enhancedText(words)).toContain(`“${scene.slots.headline.replace("\n", " ")}”`);
  expect(await lintScene(painter, scene, words.format)).toEqual([]);
});

test.each(Object.entries<SceneInput>(LANDING_SCENES))(
  "nobody would send back %s of the landing page",
  async (_, scene) => {
    expect(await lintScene(painter, sceneSchema.parse(scene), "4:5")).toEqual([]);
  },
);
