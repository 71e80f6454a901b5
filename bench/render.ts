import { argv } from "node:process";
import { SAMPLE_SCENES } from "../src/engine/samples/sample-scenes.ts";
import { createRenderPool, type RenderPool } from "../src/server/rendering/render-pool.ts";
import { comparePosters } from "./support/compare-posters.ts";
import { compareRenderers } from "./support/compare-renderers.ts";
import { FORMAT, median, print, sceneOf } from "./support/render-figures.ts";

const PICTURES = 48;
const AT_ONCE = 4;
const LONG_RUN = 1_000;
const MEGABYTE = 1024 * 1024;

/** npm run bench -- render [cpu | posters | threads | memory] */
export default async function render() {
  const [, , , only] = argv;
  if (!only || only === "cpu") await compareRenderers();
  if (!only || only === "posters") await comparePosters();
  if (only === "cpu" || only === "posters") return;
  const pool = createRenderPool({ threads: 2, waiting: 8, timeoutMs: 60_000 });
  try {
    if (only !== "memory") await compareThroughput(pool);
    if (only !== "threads") await watchMemory(pool);
  } finally {
    await pool.close();
  }
}

async function compareThroughput(pool: RenderPool) {
  const paint = (number: number) => pool.renderInWorker({ scene: sceneOf("pedestal", number), format: FORMAT });
  await inLanes(AT_ONCE, 8, paint);
  const single = await inLanes(1, PICTURES, paint);
  const together = await inLanes(AT_ONCE, PICTURES, paint);
  console.log(`\npictures a second through two worker threads, ${PICTURES} pictures`);
  print("one at a time", single, "");
  print(`${AT_ONCE} at once`, together, "");
  print("gain", together / single, "goal: at least 1.6 on two idle cores");
}

async function inLanes(lanes: number, count: number, paint: (number: number) => Promise<unknown>) {
  let number = 0;
  const lane = async () => {
    while (number < count) await paint(number++);
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: lanes }, lane));
  return count / ((performance.now() - startedAt) / 1000);
}

async function watchMemory(pool: RenderPool) {
  console.log(`\nmemory of the process over ${LONG_RUN} pictures, ${AT_ONCE} at once, every sample scene in turn`);
  const marks: number[] = [];
  for (let done = 0; done < LONG_RUN; done += LONG_RUN / 10) {
    await inLanes(AT_ONCE, LONG_RUN / 10, (number) => {
      const scene = SAMPLE_SCENES[(done + number) % SAMPLE_SCENES.length] ?? sceneOf("pedestal", number);
      return pool.renderInWorker({ scene: { ...scene, seed: done + number }, format: FORMAT });
    });
    marks.push(process.memoryUsage().rss / MEGABYTE);
    console.log(`  after ${String(done + LONG_RUN / 10).padStart(5)}  ${marks.at(-1)?.toFixed(0)} MB`);
  }
  const growth = median(marks.slice(-3)) / median(marks.slice(2, 5));
  print("last 300 over 300 to 500", growth, "goal: flat, at most 1.1");
}
