// Paints every sample scene in every format and writes one contact sheet per layout, for a person to look at.
// "prompts" instead of a layout shows what the composer makes of the sample descriptions: three ideas each, in varying
// formats.
// "banners" shows the samples, or those of some layouts, in every size of the display network.
// npm run content:sheet [-- folder [layout ... | prompts | banners [layout ...]]]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { MEME_TEMPLATES } from "../content/meme-templates/templates.ts";
import { authorFitting } from "../src/engine/author/author-fitting.ts";
import { SAMPLE_DESCRIPTIONS } from "../src/engine/author/sample-descriptions.ts";
import type { Wish } from "../src/engine/author/wish.ts";
import { lintScene } from "../src/engine/lint/lint-scene.ts";
import { shelved } from "../src/engine/memes/shelved.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { samplePhotos } from "../src/engine/node/sample-photos.ts";
import { templatePhotos } from "../src/engine/node/template-photos.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { paintPreset } from "../src/engine/presets/paint-preset.ts";
import { renderScene } from "../src/engine/render/render-scene.ts";
import { SAMPLE_SCENES } from "../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../src/engine/scene/scene.ts";
import { FORMAT_IDS, type Format } from "../src/shared/formats.ts";
import { PRESETS } from "../src/shared/platform-presets.ts";

const ROW = 560;
const GAP = 16;
const BANNER_SHEET = 2000;
/** A wide picture gets no wider than this on the sheet. */
const WIDEST = 700;

const [folder = ".data/sheets", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const painter = createPainter();
const memes = MEME_TEMPLATES.map(shelved);
const templateOf = templatePhotos(painter, MEME_TEMPLATES);
const layouts = [...new Set(SAMPLE_SCENES.map((scene) => scene.layout))];

const isBanners = only[0] === "banners";

if (isBanners)
  for (const layout of layouts.filter((id) => only.length === 1 || only.includes(id))) {
    const file = join(folder, `banners-${layout}.png`);
    await writeBanners(layout, file);
    console.log(file);
  }

for (const layout of layouts.filter((id) => !isBanners && (only.length === 0 || only.includes(id)))) {
  const rows = [];
  for (const scene of SAMPLE_SCENES.filter((candidate) => candidate.layout === layout))
    rows.push(await sheetRow(FORMAT_IDS.map((format) => ({ scene, format }))));
  const file = join(folder, `${layout}.webp`);
  await writeSheet(rows, file);
  console.log(file);
}

if (only.includes("prompts")) {
  const rows = [];
  for (const [index, sample] of SAMPLE_DESCRIPTIONS.entries()) {
    // Different seeds in every row: the same seed picks the same position in every list.
    const seeds = [11, 222, 3333].map((seed) => seed + index * 37);
    const ideas = [];
    for (const [turn, seed] of seeds.entries()) {
      const format = FORMAT_IDS[(index + turn * 2) % FORMAT_IDS.length] ?? "1:1";
      ideas.push({ scene: await fitting({ ...sample, seed }, format), format });
    }
    rows.push(await sheetRow(ideas));
  }
  await writeSheet(rows, join(folder, "prompts.webp"));
  console.log(join(folder, "prompts.webp"));
}

/** At full size, since small letters are what there is to look at. */
async function writeBanners(layout: Scene["layout"], file: string) {
  const [scene] = SAMPLE_SCENES.filter((candidate) => candidate.layout === layout);
  if (!scene) return;
  const photos = new Map([...samplePhotos, ...(await templateOf(scene))]);
  const sizes = PRESETS.filter(({ platform }) => platform === "gdn").sort((a, b) => a.height - b.height);
  const tiles = [];
  let [left, top, high] = [GAP, GAP, 0];
  for (const { width, height } of sizes) {
    if (left + width + GAP > BANNER_SHEET) [left, top, high] = [GAP, top + high + GAP, 0];
    const { rgba } = await paintPreset(painter, scene, { width, height }, photos);
    tiles.push({
      input: await sharp(rgba, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
      left,
      top,
    });
    left += width + GAP;
    high = Math.max(high, height);
  }
  const sheet = { width: BANNER_SHEET, height: top + high + GAP, channels: 3 as const, background: "#8a8a90" };
  await sharp({ create: sheet }).composite(tiles).png().toFile(file);
}

/** What a user would get, with a message when the design checks find a fault in it. */
async function fitting(wish: Wish, format: Format): Promise<Scene> {
  const { scene, painted } = await authorFitting({ ...wish, memes, format }, wordFiles, async (idea) => ({
    findings: await lintScene(painter, idea, format, await templateOf(idea)),
  }));
  for (const { message } of painted.findings) console.log(`${scene.layout}, “${wish.description}”: ${message}`);
  return scene;
}

async function sheetRow(pictures: { scene: Scene; format: Format }[]) {
  const tiles = [];
  let left = GAP;
  for (const { scene, format } of pictures) {
    const { width, height, rgba } = await renderScene(
      painter,
      scene,
      format,
      new Map([...samplePhotos, ...(await templateOf(scene))]),
    );
    const picture = sharp(rgba, { raw: { width, height, channels: 4 } }).resize(WIDEST, ROW, { fit: "inside" });
    const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
    tiles.push({ input: data, left });
    left += info.width + GAP;
  }
  return { tiles, width: left };
}

async function writeSheet(rows: Awaited<ReturnType<typeof sheetRow>>[], file: string) {
  const width = Math.max(...rows.map((row) => row.width));
  const height = rows.length * (ROW + GAP) + GAP;
  const tiles = rows.flatMap(({ tiles: row }, index) =>
    row.map((tile) => ({ ...tile, top: GAP + index * (ROW + GAP) })),
  );
  const sheet = sharp({ create: { width, height, channels: 3, background: "#2b2a30" } }).composite(tiles);
  await sheet.webp({ quality: 88 }).toFile(file);
}
