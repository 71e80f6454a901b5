import sharp from "sharp";
import { LAYOUTS } from "../../src/engine/layouts/layouts.ts";
import { encodePng } from "../../src/engine/node/encode.ts";
import { samplePhotos } from "../../src/engine/node/sample-photos.ts";
import { SAMPLE_SCENES } from "../../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../../src/engine/scene/scene.ts";
import { createRenderPool } from "../../src/server/rendering/render-pool.ts";
import { FORMAT, median, ownCpu, print } from "./render-figures.ts";

/** Encoding takes so little that one is lost in the noise. */
const ENCODINGS = 4;
const photos = Object.fromEntries([...samplePhotos].map(([name, photo]) => [name, Uint8Array.from(photo)]));

/**
 * Posters against the bare encoding of their pixels. The measurements of a word are kept, so that another seed of the
 * same words would be too cheap: the first sample of a layout warms up its faces, the others are measured, once each.
 */
export async function comparePosters() {
  console.log(`\nmean CPU ms of a poster, ${FORMAT}, words that were not set before`);
  const pool = createRenderPool({ threads: 1, waiting: 1, timeoutMs: 60_000 });
  const ratios: number[] = [];
  for (const [layout, [first, ...others]] of latinPosters()) {
    if (!first || others.length === 0) throw new Error(`${layout} needs two samples in Latin letters`);
    await pool.renderInWorker({ scene: first, format: FORMAT, photos });
    const costs = { ours: 0, png: 0 };
    for (const scene of others) {
      const { cpu, result } = await timed(() => pool.renderInWorker({ scene, format: FORMAT, photos }));
      costs.ours += cpu;
      costs.png += await encodingOf(result.png);
    }
    ratios.push(costs.ours / costs.png);
    const mean = (cost: number) => (cost / others.length).toFixed(0).padStart(8);
    console.log(
      layout.padStart(15),
      mean(costs.ours),
      mean(costs.png),
      (costs.ours / costs.png).toFixed(1).padStart(8),
    );
  }
  await pool.close();
  print("ours over the PNG encode", median(ratios), "median of the posters, goal: at most 3");
}

function latinPosters(): Map<string, Scene[]> {
  const posters = new Map<string, Scene[]>();
  for (const scene of SAMPLE_SCENES) {
    const words = JSON.stringify(scene.slots).replace(/[\u2000-\u2bff]/g, "");
    if (!LAYOUTS[scene.layout].limits || /[\u0370-\uffff]/.test(words)) continue;
    posters.set(scene.layout, [...(posters.get(scene.layout) ?? []), scene]);
  }
  return posters;
}

async function encodingOf(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, rgba: data };
  const { cpu } = await timed(async () => {
    for (let time = 0; time < ENCODINGS; time += 1) await encodePng(picture);
  });
  return cpu / ENCODINGS;
}

async function timed<Result>(work: () => Promise<Result>) {
  const before = ownCpu();
  const result = await work();
  return { cpu: ownCpu() - before, result };
}
