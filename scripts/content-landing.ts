// Paints the pictures of the landing page and its link preview picture, in the sizes the page asks for.
// npm run content:landing
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ADS } from "../content/ads/ads.ts";
import { MEME_TEMPLATES } from "../content/meme-templates/templates.ts";
import { authorFitting } from "../src/engine/author/author-fitting.ts";
import { authorScene } from "../src/engine/author/author-scene.ts";
import { lintScene } from "../src/engine/lint/lint-scene.ts";
import { shelved } from "../src/engine/memes/shelved.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { templatePhotos } from "../src/engine/node/template-photos.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { renderScene } from "../src/engine/render/render-scene.ts";
import { LANDING_BRIEF, LANDING_SCENES, SHARED_LINK_SCENE } from "../src/engine/samples/landing-scenes.ts";
import { type Scene, type SceneInput, sceneSchema } from "../src/engine/scene/scene.ts";
import { BAKED_EXAMPLES } from "../src/shared/baked-examples.ts";
import { FORMAT_IDS, type Format } from "../src/shared/formats.ts";
import { DEMO_WORDS, enhancedText } from "../src/shared/landing-demo.ts";

const FOLDER = "src/web/assets/landing";
const QUALITY = 80;

/** Format and widths of each picture, as the page names them. */
const SIZES: Record<string, readonly [Format, ...number[]]> = {
  "hot-sauce": ["4:5", 320, 480, 640],
  "running-shoe": ["4:5", 320, 480, 640],
  moisturiser: ["4:5", 320, 480, 640],
  "cold-drink": ["1:1", 400, 560, 800],
  "hook-idea": ["1:1", 400, 560, 800],
  "ice-cream": ["1:1", 720],
  coffee: ["4:5", 720],
  serum: ["4:5", 480],
  payroll: ["4:5", 480],
  doodle: ["1:1", 480],
  "plant-a": ["4:5", 320],
  "plant-b": ["4:5", 320],
  "plant-c": ["4:5", 320],
};

/** The ad that is shown in every format. */
const IN_EVERY_FORMAT = "headphones";
const FORMAT_WIDTH = 300;

/** Ads of the swipe file, for its wall. */
const SWIPED = [
  "slowpoke-coffee/decaf-apology",
  "toybrary/landfill",
  "longhaul/resole",
  "rotabird/bird-game",
  "umbra-cover/one-click",
  "tagteam/juggle",
  "lamppost/lost-cat",
  "barkuterie/better-than-yours",
];
const SWIPE_WIDTH = 200;

/** The examples of "Try it". */
const BAKED_WIDTH = 540;

const painter = createPainter();
const memes = MEME_TEMPLATES.map(shelved);
const templateOf = templatePhotos(painter, MEME_TEMPLATES);
const scenes = new Map<string, Scene>([
  ...Object.entries<SceneInput>(LANDING_SCENES).map(([name, scene]) => [name, sceneSchema.parse(scene)] as const),
  ...DEMO_WORDS.map((words) => {
    const { id, type, seed } = words;
    return [id, authorScene({ description: enhancedText(words), type, seed, memes }, wordFiles)] as const;
  }),
  ...LANDING_BRIEF.seeds.map((seed, index) => {
    const { description, type } = LANDING_BRIEF;
    return [`plant-${"abc"[index]}`, authorScene({ description, type, seed }, wordFiles)] as const;
  }),
]);

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) if (!file.startsWith("banana-")) rmSync(join(FOLDER, file));
for (const [name, [format, ...widths]] of Object.entries(SIZES)) {
  const { picture } = await paint(sceneOf(name), format, name);
  for (const width of widths) await write(picture.clone().resize({ width }), `${name}-${width}.webp`);
}
for (const format of FORMAT_IDS) {
  const { picture } = await paint(sceneOf(IN_EVERY_FORMAT), format, IN_EVERY_FORMAT);
  await write(picture.resize({ width: FORMAT_WIDTH }), `format-${format.replace(":", "x")}-${FORMAT_WIDTH}.webp`);
}
for (const slug of SWIPED) {
  const ad = ADS.find((candidate) => candidate.slug === slug);
  if (!ad) throw new Error(`the swipe file has no ${slug}`);
  const { picture } = await paint(ad.scene, ad.format, slug);
  await write(picture.resize({ width: SWIPE_WIDTH }), `swipe-${slug.replace("/", "-")}-${SWIPE_WIDTH}.webp`);
}
for (const { id, sentence, ideas } of BAKED_EXAMPLES) {
  for (const seed of ideas.keys()) {
    const wish = { description: sentence, type: "meta", seed } as const;
    const { scene } = await authorFitting(wish, wordFiles, async (idea) => ({
      findings: await lintScene(painter, idea, "4:5"),
    }));
    const { picture } = await paint(scene, "4:5", `${id} ${seed}`);
    await write(picture.resize({ width: BAKED_WIDTH }), `baked-${id}-${seed}-${BAKED_WIDTH}.webp`);
  }
}
await writeSharedLink();

function sceneOf(name: string): Scene {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`there is no scene called ${name}`);
  return scene;
}

async function paint(scene: Scene, format: Format, name: string) {
  const photos = await templateOf(scene);
  const findings = await lintScene(painter, scene, format, photos);
  for (const { kind, message } of findings) console.warn(`${name}: ${kind}, ${message}`);
  const { width, height, rgba, layers } = await renderScene(painter, scene, format, photos);
  return { picture: sharp(rgba, { raw: { width, height, channels: 4 } }), layers };
}

/** Our own mark, in the colours of the picture, takes the place of the invented one. */
async function writeSharedLink() {
  const { picture, layers } = await paint(sceneSchema.parse(SHARED_LINK_SCENE), "1.91:1", "og");
  const logo = layers.find(({ id }) => id === "logo");
  if (!logo) throw new Error("the shared picture has no logo");
  const side = Math.ceil(logo.box.height) + 2;
  const mark = readFileSync("public/favicon.svg", "utf8").replace(/#ffd91a|#1c1810/g, (color) =>
    color === "#ffd91a" ? "#1a1400" : SHARED_LINK_SCENE.palette.paper,
  );
  const ground = { width: side, height: side, channels: 4 as const, background: SHARED_LINK_SCENE.palette.paper };
  const stamp = await sharp({ create: ground })
    .composite([{ input: await sharp(Buffer.from(mark), { density: 300 }).resize(side, side).png().toBuffer() }])
    .png()
    .toBuffer();
  const stamped = await picture
    .composite([{ input: stamp, left: Math.floor(logo.box.x) - 1, top: Math.floor(logo.box.y) - 1 }])
    .png()
    .toBuffer();
  await sharp(stamped)
    .resize(1200, 630, { fit: "fill" })
    .flatten()
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile("public/og.jpg");
}

async function write(picture: Sharp, file: string) {
  const { size } = await picture
    .flatten()
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(join(FOLDER, file));
  console.log(`${file} ${(size / 1000).toFixed(1)} kB`);
}
