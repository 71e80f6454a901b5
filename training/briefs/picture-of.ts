import { MEME_TEMPLATES } from "../../content/meme-templates/templates.ts";
import { authorFitting } from "../../src/engine/author/author-fitting.ts";
import { wordsOf } from "../../src/engine/layers/layer.ts";
import { inspectScene } from "../../src/engine/lint/lint-scene.ts";
import { shelved } from "../../src/engine/memes/shelved.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { templatePhotos } from "../../src/engine/node/template-photos.ts";
import { wordFiles } from "../../src/engine/node/word-files.ts";
import { paintedTexts } from "../../src/engine/text/texts-of.ts";
import type { Brief } from "../../src/shared/brief/brief.ts";
import { has } from "./normalise.ts";
import type { Message } from "./read-briefs.ts";

const painter = createPainter();
const photosFor = templatePhotos(painter, MEME_TEMPLATES);
const memes = MEME_TEMPLATES.map(shelved);

export type Typed = Pick<Message, "text" | "type" | "format">;

/** The idea that the product would deliver. */
function fitting({ text, type, format }: Typed, seed: number, brief?: Brief) {
  const wish = { description: text, type, seed, brief, format, memes: type === "meme" ? memes : [] };
  return authorFitting(wish, wordFiles, async (idea) => inspectScene(painter, idea, format, await photosFor(idea)));
}

/** The words that stand on the picture of an idea, as the product would deliver it. */
export type Picture = { headline: string; button: string | undefined; texts: string[] };

export async function pictureOf(typed: Typed, seed: number): Promise<Picture> {
  const { scene, painted } = await fitting(typed, seed);
  const { layers, paint, over = [] } = painted.composed.composition;
  const texts = [...layers.map(wordsOf), ...paintedTexts([...paint, ...over])];
  const { headline, button } = scene.slots;
  return { headline, button: button && texts.some((line) => has(line, button)) ? button : undefined, texts };
}

/** Its pixels, half as wide as they are delivered. */
export async function pixelsOf(typed: Typed, seed: number, brief?: Brief) {
  const { scene, painted } = await fitting(typed, seed, brief);
  return { layout: scene.layout, ...painted.picture };
}
