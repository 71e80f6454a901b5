// Paints the pictures of Prompt School: for each lesson a good one and a careless one.
// npm run content:school, or for one lesson: npm run content:school -- text
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type LessonPictures, PICTURE } from "../content/prompt-school/pictures/picture.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { flex } from "../src/engine/tree/node.ts";
import { LESSON_IDS } from "../src/shared/lesson-ids.ts";

const FOLDER = "src/web/assets/prompt-school";
const WIDTH = 960;
const QUALITY = 80;

mkdirSync(FOLDER, { recursive: true });
const painter = createPainter();
const [only] = process.argv.slice(2);
for (const id of LESSON_IDS.filter((lesson) => !only || lesson === only)) {
  const drawn: { default: LessonPictures } = await import(`../content/prompt-school/pictures/${id}.ts`);
  const { text = "", faces = [], ...pictures } = drawn.default;
  await painter.prepareText(text, faces);
  for (const which of ["good", "careless"] as const) {
    const nodes = pictures[which]((name) => painter.pictures.picture(name));
    const tree = flex({ position: "relative", overflow: "hidden", ...PICTURE }, ...nodes);
    const rgba = await painter.paint(tree, PICTURE);
    const { size } = await sharp(rgba, { raw: { ...PICTURE, channels: 4 } })
      .resize({ width: WIDTH })
      .flatten({ background: "#ffffff" })
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toFile(join(FOLDER, `${id}-${which}.webp`));
    console.log(`${id}-${which}.webp ${(size / 1000).toFixed(1)} kB`);
  }
}
