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

/** As in the comparison with other renderers: after this many pictures of a layout, code and fonts are warm. */
const WARM_UP = 2;
/** Each sample is measured so often, because a single picture says little on a noisy machine. */
const ROUNDS = 4;

/**
 * Posters against the bare encoding of their pixels. The measurements of a word are kept, so that another seed of the
 * same words would be too cheap: each sample is painted with all its letters exchanged, by others every time.
 */
export async function comparePosters() {
  console.log(`\nmean CPU ms of a poster, ${FORMAT}, words that were not set before`);
  const pool = createRenderPool({ threads: 1, waiting: 1, timeoutMs: 60_000 });
  const ratios: number[] = [];
  for (const [layout, scenes] of latinPosters()) {
    for (let time = 1; time <= WARM_UP; time += 1)
      for (const scene of scenes)
        await pool.renderInWorker({ scene: withOtherLetters(scene, time), format: FORMAT, photos });
    const costs = { ours: 0, png: 0 };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const given of scenes) {
        const scene = withOtherLetters(given, round === 0 ? 0 : WARM_UP + round);
        const { cpu, result } = await timed(() => pool.renderInWorker({ scene, format: FORMAT, photos }));
        costs.ours += cpu;
        costs.png += await encodingOf(result.png);
      }
    ratios.push(costs.ours / costs.png);
    const mean = (cost: number) => (cost / scenes.length / ROUNDS).toFixed(0).padStart(8);
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

const LETTERS = "etaoinshrdlu";

/** The same sentences in words that nobody has set yet: of the letters that are used most, each becomes a later one. */
function withOtherLetters(scene: Scene, by: number): Scene {
  const other = (letter: string) => {
    const at = LETTERS.indexOf(letter.toLowerCase());
    const next = LETTERS[(at + by) % LETTERS.length] ?? letter;
    return letter === letter.toLowerCase() ? next : next.toUpperCase();
  };
  const slots = JSON.stringify(scene.slots, (_, value) =>
    typeof value === "string" ? value.replace(/[etaoinshrdlu]/gi, other) : value,
  );
  return { ...scene, slots: JSON.parse(slots) };
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
