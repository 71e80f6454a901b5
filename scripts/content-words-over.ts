// Judges how words stand on photographs: every picture of a folder with three briefs, as the composer chooses, in one of
// the five formats each, beside a plain band. It prints a table and writes contact sheets for a person to look at.
// tsx scripts/content-words-over.ts <folder of pictures> <boxes.json> <folder for sheets> [layout ...]
// boxes.json: { "name.jpg": { "heads": [[left, top, right, bottom]], "product": [...] } }, in shares of the picture. With
// layouts, only those are judged.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { authorFitting } from "../src/engine/author/author-fitting.ts";
import { type Composed, composeScene, type Photos } from "../src/engine/composition/compose-scene.ts";
import { inspectScene } from "../src/engine/lint/lint-scene.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { lookAt } from "../src/engine/photo/look-at.ts";
import { paintComposition } from "../src/engine/render/render-scene.ts";
import { type LayoutId, layoutIdSchema } from "../src/engine/scene/layout-id.ts";
import { PALETTES } from "../src/engine/scene/palettes.ts";
import { type Scene, sceneSchema } from "../src/engine/scene/scene.ts";
import { FORMAT_IDS, type Format } from "../src/shared/formats.ts";
import { BRIEFS } from "./words-over/briefs.ts";
import { type Measured, measure } from "./words-over/measure.ts";
import { plainBand } from "./words-over/plain-band.ts";
import { table } from "./words-over/table.ts";

const ACROSS = 6;
const CELL = { width: 300, height: 300 };
const LONG_SIDE = 1600;
const PHOTO = "photo";

const boxesSchema = z.record(
  z.string(),
  z.object({ heads: z.array(z.array(z.number())).default([]), product: z.array(z.number()).optional() }),
);

const [folder, boxesFile, out, ...only] = process.argv.slice(2);
if (!folder || !boxesFile || !out) throw new Error("content-words-over <pictures> <boxes.json> <folder for sheets>");
mkdirSync(out, { recursive: true });
const boxes = boxesSchema.parse(JSON.parse(readFileSync(boxesFile, "utf8")));
const layouts = only.map((id) => layoutIdSchema.parse(id));
const painter = createPainter();

type Cell = { png: Buffer; title: string };
const results = new Map<string, Measured[]>();
const sheets = new Map<string, Cell[]>();
const chosen = new Map<LayoutId, number>();

const names = readdirSync(folder).filter((file) => boxes[file]);
for (const [at, name] of names.entries()) {
  const photo = new Uint8Array(
    await sharp(join(folder, name))
      .rotate()
      .resize(LONG_SIDE, LONG_SIDE, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
  const boxed = boxes[name] ?? { heads: [] };
  const photos: Photos = new Map([[PHOTO, photo]]);
  const faces = (await lookAt({ painter }, photo)).heads;
  const judged = (composed: Composed) => measure(painter, composed, photo, boxed, faces);
  for (const format of FORMAT_IDS) {
    for (const [index, description] of BRIEFS.entries()) {
      const wish = { description, type: "meta", seed: at * BRIEFS.length + index, photo: PHOTO, format } as const;
      if (layouts.length === 0) {
        if (formatOf(at, index) !== format) continue;
        add("plain band", format, plainBand(format, boxed, faces, await painter.photoPixels(photo)));
        const { scene, painted } = await authorFitting(wish, wordFiles, (idea) =>
          inspectScene(painter, idea, format, photos),
        );
        chosen.set(scene.layout, (chosen.get(scene.layout) ?? 0) + 1);
        await note(
          "chosen",
          format,
          painted.composed,
          await judged(painted.composed),
          `${name} ${scene.layout}`,
          index,
        );
      } else if (index === 0)
        for (const layout of layouts) {
          const composed = await composeScene(painter, sceneIn(layout), format, photos);
          await note(layout, format, composed, await judged(composed), name, index);
        }
    }
  }
  console.error(name);
}

for (const [sheet, cells] of sheets) await writeSheet(sheet, cells);
console.log(table(results));
if (chosen.size > 0)
  console.log(
    [...chosen]
      .sort((a, b) => b[1] - a[1])
      .map(([id, count]) => `${id} ${count}`)
      .join(", "),
  );

/** What the composer chooses takes seconds, so every brief gets one format, each its turn. */
function formatOf(picture: number, brief: number) {
  return FORMAT_IDS[(picture * BRIEFS.length + brief) % FORMAT_IDS.length];
}

/** The same words in every layout. */
function sceneIn(layout: LayoutId): Scene {
  return sceneSchema.parse({
    layout,
    type: "meta",
    brand: { name: "Harbour & Co", mark: "sun" },
    palette: PALETTES.tomato,
    slots: {
      headline: "Made slowly, by hand",
      subline: "Open every day until six",
      facts: ["From £18"],
      button: "Book a visit",
      giants: ["SLOW"],
    },
    art: { kit: "none" },
    seed: 3,
    photo: PHOTO,
  });
}

async function note(way: string, format: Format, composed: Composed, measured: Measured, title: string, brief: number) {
  add(way, format, measured);
  const { frame, composition } = composed;
  const scale = 0.3;
  const rgba = await paintComposition(painter, frame, composition, scale);
  const raw = {
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
    channels: 4 as const,
  };
  const png = await sharp(rgba, { raw })
    .resize({ ...CELL, fit: "contain", background: "#777777" })
    .png()
    .toBuffer();
  const faults = [
    measured.read < measured.texts && "unread",
    measured.headsCovered && "head covered",
    measured.headsCut && "heads cut",
    measured.productCovered && "product covered",
  ].filter(Boolean);
  const sheet = `${way}-${format.replace(":", "x")}${layouts.length === 0 ? `-${brief + 1}` : ""}`;
  sheets.set(sheet, [...(sheets.get(sheet) ?? []), { png, title: [title, ...faults].join(" · ") }]);
}

function add(way: string, format: Format, measured: Measured) {
  const key = `${way}|${format}`;
  results.set(key, [...(results.get(key) ?? []), measured]);
}

async function writeSheet(name: string, cells: readonly Cell[]) {
  const [width, height] = [CELL.width + 12, CELL.height + 30];
  const rows = Math.ceil(cells.length / ACROSS);
  const placed = cells.flatMap(({ png, title }, index) => {
    const [left, top] = [(index % ACROSS) * width + 6, Math.floor(index / ACROSS) * height + 6];
    const label = `<svg width="${CELL.width}" height="20"><text x="2" y="14" font-family="sans-serif" font-size="12">${title.replaceAll("&", "+").slice(0, 52)}</text></svg>`;
    return [
      { input: png, left, top },
      { input: Buffer.from(label), left, top: top + CELL.height },
    ];
  });
  await sharp({ create: { width: ACROSS * width, height: rows * height, channels: 3, background: "#ffffff" } })
    .composite(placed)
    .jpeg({ quality: 80 })
    .toFile(join(out ?? ".", `${name}.jpg`));
}
