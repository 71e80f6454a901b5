import sharp from "sharp";
import { BRIEFS } from "../scripts/words-over/briefs.ts";
import { authorFitting } from "../src/engine/author/author-fitting.ts";
import { type Briefed, briefDescription } from "../src/engine/author/author-scene.ts";
import type { Wish } from "../src/engine/author/wish.ts";
import { type Composed, composeScene } from "../src/engine/composition/compose-scene.ts";
import { paintLayer } from "../src/engine/layers/paint-layer.ts";
import { inspectLayout } from "../src/engine/lint/lint-scene.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { samplePhotos } from "../src/engine/node/sample-photos.ts";
import { wordFiles } from "../src/engine/node/word-files.ts";
import { lookAt } from "../src/engine/photo/look-at.ts";
import { canvasOf, paintTree } from "../src/engine/render/render-scene.ts";
import type { Scene } from "../src/engine/scene/scene.ts";
import { FORMAT_IDS, type Format } from "../src/shared/formats.ts";
import { cpuOf, decodedAndEncoded } from "./support/bare-picture.ts";
import { median, ownCpu, print } from "./support/render-figures.ts";

/** The best of them counts: whoever else is at work only ever adds. */
const TIMES = 15;
const PHOTO = "photo";
const SIDE = 1_080;
const QUALITY = 86;
/** Our samples are drawings, smoother than what a service sends: that is about 1.5 bytes for each pixel as a PNG. */
const KINDS = [
  { name: "With a service's grain", grain: 12, goal: ", goal: at most 2" },
  { name: "Smooth", grain: 0, goal: "" },
];

const painter = createPainter();

/**
 * npm run bench -- words-over: looking at a picture, laying words out on it and painting them, against decoding and
 * encoding that picture alone. The sentence is read before: what that costs has a bench of its own.
 */
export default async function wordsOver() {
  for (const { name, grain, goal } of KINDS) {
    console.log(`\n${name}: CPU ms of words over one picture, and of the bare picture; best of ${TIMES}`);
    console.log(" ".repeat(28), ...COLUMNS.map((column) => column.padStart(9)), "ratio".padStart(9));
    const ratios: number[] = [];
    for (const [index, sample] of [...samplePhotos.keys()].entries()) {
      const picture = await asKept(samplePhotos.get(sample) ?? new Uint8Array(), grain);
      const format = FORMAT_IDS[index % FORMAT_IDS.length] ?? "1:1";
      const description = BRIEFS[index % BRIEFS.length] ?? "";
      const wish = { description, type: "meta", seed: index, photo: PHOTO, format } as const;
      const { layout, best } = await measured(wish, picture);
      const { together = 0, bare = 1 } = best;
      ratios.push(together / bare);
      const figures = COLUMNS.map((column) => (best[column] ?? 0).toFixed(1).padStart(9));
      console.log(`${sample} ${format} ${layout}`.padEnd(28), ...figures, (together / bare).toFixed(2).padStart(9));
    }
    print("ours over the bare picture", median(ratios), `median of ${ratios.length} pictures${goal}`);
  }
}

const COLUMNS = ["look", "lay out", "paint", "together", "choose", "bare"];

async function measured(wish: Wish & { format: Format }, picture: Buffer) {
  const { format } = wish;
  const briefed = briefDescription(wish, wordFiles);
  const { scene } = await chosen(wish, briefed, picture);
  const best: Record<string, number> = {};
  const note = (figures: Record<string, number>) => {
    for (const [name, figure] of Object.entries(figures)) best[name] = Math.min(best[name] ?? figure, figure);
  };
  for (let time = 0; time < TIMES; time += 1) {
    // Other bytes each time: nothing that was decoded or seen before helps.
    const fresh = Uint8Array.from(picture);
    const began = ownCpu();
    await painter.checkPhoto(fresh);
    await lookAt({ painter }, fresh, scene.palette.paper);
    const looked = ownCpu();
    const composed = await composeScene(painter, scene, format, new Map([[PHOTO, fresh]]));
    const laidOut = ownCpu();
    await paintWords(composed);
    const painted = ownCpu();
    note({ look: looked - began, "lay out": laidOut - looked, paint: painted - laidOut, together: painted - began });
    note({ choose: await cpuOf(() => chosen(wish, briefed, Uint8Array.from(picture))) });
    note({ bare: await cpuOf(() => decodedAndEncoded(picture)) });
  }
  return { layout: scene.layout, best };
}

/** The JPEG that is kept of a service's picture. */
async function asKept(sample: Uint8Array, sigma: number) {
  const size = { width: SIDE, height: SIDE };
  if (sigma === 0) return sharp(sample).resize(size).jpeg({ quality: QUALITY }).toBuffer();
  const noise = { type: "gaussian" as const, mean: 128, sigma };
  const grain = await sharp({ create: { ...size, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  return sharp(sample)
    .resize(size)
    .composite([{ input: grain, blend: "soft-light" }])
    .flatten()
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** All ideas that are judged until one is taken, as the page does it: without painting them. */
const chosen = (wish: Wish & { format: Format }, briefed: Briefed, photo: Uint8Array) =>
  authorFitting(
    wish,
    wordFiles,
    (idea: Scene) => inspectLayout(painter, idea, wish.format, new Map([[PHOTO, photo]])),
    briefed,
  );

/** The words alone, on clear ground. */
const paintWords = ({ frame, composition }: Composed) =>
  paintTree(
    painter,
    frame,
    canvasOf(
      frame,
      composition.layers.map((layer) => paintLayer(layer, composition)),
    ),
    1,
    composition,
  );
