// Paints every sample scene in every format and writes one contact sheet per layout, to be looked at by a person.
// npm run content:sheet [-- folder [layout ...]]
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createPainter } from "../src/engine/painter.ts";
import { renderScene } from "../src/engine/render-scene.ts";
import { SAMPLE_SCENES } from "../src/engine/samples/sample-scenes.ts";
import { FORMAT_IDS } from "../src/shared/formats.ts";

const ROW = 560;
const GAP = 16;

const [folder = ".data/sheets", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const painter = createPainter();
const layouts = [...new Set(SAMPLE_SCENES.map((scene) => scene.layout))].filter(
  (id) => only.length === 0 || only.includes(id),
);

for (const layout of layouts) {
  const rows = [];
  for (const scene of SAMPLE_SCENES.filter((candidate) => candidate.layout === layout))
    rows.push(await sheetRow(scene));
  const file = join(folder, `${layout}.webp`);
  await piled(rows, file);
  console.log(file);
}

async function sheetRow(scene: (typeof SAMPLE_SCENES)[number]) {
  const tiles = [];
  let left = GAP;
  for (const format of FORMAT_IDS) {
    const started = performance.now();
    const { width, height, rgba } = await renderScene(painter, scene, format);
    const tileHeight = Math.min(ROW, Math.round((ROW * 1.25 * height) / width));
    const input = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .resize({ height: tileHeight })
      .png()
      .toBuffer();
    tiles.push({ input, left, top: GAP });
    left += Math.round((tileHeight * width) / height) + GAP;
    if (performance.now() - started > 2500)
      console.log(`  slow: ${layoutOf(scene)} ${format} ${Math.round(performance.now() - started)} ms`);
  }
  return { tiles, width: left };
}

function layoutOf(scene: (typeof SAMPLE_SCENES)[number]) {
  return `${scene.layout} (${scene.brand.name})`;
}

async function piled(rows: Awaited<ReturnType<typeof sheetRow>>[], file: string) {
  const width = Math.max(...rows.map((row) => row.width));
  const height = rows.length * (ROW + GAP) + GAP;
  const tiles = rows.flatMap(({ tiles: row }, index) =>
    row.map((tile) => ({ ...tile, top: GAP + index * (ROW + GAP) })),
  );
  await sharp({ create: { width, height, channels: 3, background: "#2b2a30" } })
    .composite(tiles)
    .webp({ quality: 88 })
    .toFile(file);
}
