import { expect, test } from "vitest";
import { MEME_TEMPLATES } from "../../../content/meme-templates/templates.ts";
import { BAKED_EXAMPLES } from "../../shared/baked-examples.ts";
import { DEMO_WORDS, enhancedText } from "../../shared/landing-demo.ts";
import { authorFitting } from "../author/author-fitting.ts";
import { authorScene } from "../author/author-scene.ts";
import { lintScene } from "../lint/lint-scene.ts";
import { shelved } from "../memes/shelved.ts";
import { createPainter } from "../node/create-painter.ts";
import { templatePhotos } from "../node/template-photos.ts";
import { wordFiles } from "../node/word-files.ts";
import { type SceneInput, sceneSchema } from "../scene/scene.ts";
import { LANDING_SCENES } from "./landing-scenes.ts";

const painter = createPainter();
const memes = MEME_TEMPLATES.map(shelved);
const templateOf = templatePhotos(painter, MEME_TEMPLATES);

test.each(DEMO_WORDS)("the landing page's demo shows what the composer makes of its words: $label", async (words) => {
  const { type, seed, format } = words;
  const scene = authorScene({ description: enhancedText(words), type, seed, memes, format }, wordFiles);
  expect(enhancedText(words)).toContain(`“${scene.slots.headline.replace("\n", " ")}”`);
  expect(await lintScene(painter, scene, format, await templateOf(scene))).toEqual([]);
});

test.each(BAKED_EXAMPLES)("the examples to try are what Bake makes of their sentence: $label", async (example) => {
  for (const [seed, { layout, headline }] of example.ideas.entries()) {
    const wish = { description: example.sentence, type: "meta", seed } as const;
    const { scene, painted } = await authorFitting(wish, wordFiles, async (idea) => ({
      findings: await lintScene(painter, idea, "4:5"),
    }));
    expect({ layout: scene.layout, headline: scene.slots.headline }).toEqual({ layout, headline });
    expect(painted.findings).toEqual([]);
  }
});

test.each(Object.entries<SceneInput>(LANDING_SCENES))(
  "nobody would send back %s of the landing page",
  async (_, scene) => {
    expect(await lintScene(painter, sceneSchema.parse(scene), "4:5")).toEqual([]);
  },
);
