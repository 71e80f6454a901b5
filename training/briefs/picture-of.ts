import { MEME_TEMPLATES } from "../../content/meme-templates/templates.ts";
import { authorFitting } from "../../src/engine/author/author-fitting.ts";
import { wordsOf } from "../../src/engine/layers/layer.ts";
import { inspectScene } from "../../src/engine/lint/lint-scene.ts";
import { shelved } from "../../src/engine/memes/shelved.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { templatePhotos } from "../../src/engine/node/template-photos.ts";
import { wordFiles } from "../../src/engine/node/word-files.ts";
import { paintedTexts } from "../../src/engine/text/texts-of.ts";
import { has } from "./normalise.ts";
import type { Message } from "./read-briefs.ts";

const painter = createPainter();
const photosFor = templatePhotos(painter, MEME_TEMPLATES);
const memes = MEME_TEMPLATES.map(shelved);

/** The words that stand on the picture of an idea, as the product would deliver it. */
export type Picture = { headline: string; button: string | undefined; texts: string[] };

export async function pictureOf({ text, type, format }: Message, seed: number): Promise<Picture> {
  const wish = { description: text, type, seed, format, memes: type === "meme" ? memes : [] };
  const { scene, painted } = await authorFitting(wish, wordFiles, async (idea) => {
    const { findings, composed } = await inspectScene(painter, idea, format, await photosFor(idea));
    return { findings, ...composed.composition };
  });
  const { layers, paint, over = [] } = painted;
  const texts = [...layers.map(wordsOf), ...paintedTexts([...paint, ...over])];
  const { headline, button } = scene.slots;
  return { headline, button: button && texts.some((line) => has(line, button)) ? button : undefined, texts };
}
