// Paints the pictures of the quick templates: what the built-in composer makes of their words.
// npm run content:templates
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MEME_TEMPLATES } from "../content/meme-templates/templates.ts";
import { authorScene } from "../src/engine/author/author-scene.ts";
import { shelved } from "../src/engine/memes/shelved.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { templatePhotos } from "../src/engine/node/template-photos.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { renderScene } from "../src/engine/render/render-scene.ts";
import { QUICK_TEMPLATES, TEMPLATE_PICTURE_PX } from "../src/web/features/generator/compose/quick-templates.ts";

const FOLDER = "src/web/assets/templates";
const QUALITY = 82;

mkdirSync(FOLDER, { recursive: true });
const painter = createPainter();
const memes = MEME_TEMPLATES.map(shelved);
const templateOf = templatePhotos(painter, MEME_TEMPLATES);
for (const { id, prompt, adType, seed } of QUICK_TEMPLATES) {
  const scene = authorScene({ description: prompt, type: adType, seed, memes }, wordFiles);
  const { width, height, rgba } = await renderScene(painter, scene, "1:1", await templateOf(scene));
  const { size } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize({ width: TEMPLATE_PICTURE_PX })
    .flatten()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(join(FOLDER, `${id}.webp`));
  console.log(`${id}.webp ${(size / 1000).toFixed(1)} kB`);
}
