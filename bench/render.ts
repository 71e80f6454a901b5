import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";
import { encodePng, encodeWebp } from "../src/engine/encode.ts";
import { createPainter } from "../src/engine/painter.ts";
import { composeScene, paintComposition, treeOf } from "../src/engine/render-scene.ts";
import { SAMPLE_SCENES } from "../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../src/engine/scene.ts";
import { createRenderPool, type RenderPool } from "../src/server/rendering/render-pool.ts";
import { pageOf, renderBySatori } from "./support/other-renderers.ts";

const FORMAT = "1:1";
const ROUNDS = 7;
const WARM_UP = 2;
const PICTURES = 48;
const AT_ONCE = 4;
const LONG_RUN = 1_000;
const MEGABYTE = 1024 * 1024;

/** Every picture is another one, so that nobody profits from having painted it before. */
const sceneNumber = (number: number): Scene => {
  const scene = SAMPLE_SCENES.find(({ layout }) => layout === "pedestal");
  if (!scene) throw new Error("there is no sample scene");
  return { ...scene, seed: number, art: { ...scene.art, seed: number } };
};

/** The same scenes by our engine, by satori and resvg, and by Chromium, against the bare encoding of the pixels. */
export default async function render() {
  await compareRenderers();
  const pool = createRenderPool({ threads: 2, waiting: 8, timeoutMs: 60_000 });
  try {
    await compareThroughput(pool);
    await watchMemory(pool);
  } finally {
    await pool.close();
  }
}

async function compareRenderers() {
  const painter = createPainter();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 1080, height: 1080 } });
  const system = await browser.newBrowserCDPSession();
  const browserCpu = async () =>
    (await system.send("SystemInfo.getProcessInfo")).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);

  const cpu = { "our engine, pixels": [], "our engine, PNG": [] } as Record<string, number[]>;
  const measure = async <T>(name: string, work: () => Promise<T>, clock: () => number | Promise<number> = ownCpu) => {
    const before = await clock();
    const result = await work();
    const spent = (await clock()) - before;
    cpu[name] = [...(cpu[name] ?? []), spent];
    return result;
  };

  try {
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      if (round === 0) for (const name of Object.keys(cpu)) cpu[name] = [];
      const scene = sceneNumber(round + 100);
      const { frame, composition, rgba } = await measure("our engine, pixels", async () => {
        const composed = await composeScene(painter, scene, FORMAT);
        return { ...composed, rgba: await paintComposition(painter, composed.frame, composed.composition) };
      });
      const pixels = { width: frame.width, height: frame.height, rgba };
      await measure("bare PNG encode", () => encodePng(pixels));
      await measure("bare WebP encode", () => encodeWebp(pixels));
      const tree = treeOf(frame, composition);
      await measure("satori and resvg, PNG", () => renderBySatori(tree, pixels));
      const html = pageOf(tree);
      await measure(
        "headless Chromium, PNG",
        async () => {
          await page.setContent(html);
          await page.screenshot({ type: "png" });
        },
        browserCpu,
      );
    }
  } finally {
    await browser.close();
  }
  cpu["our engine, PNG"] = (cpu["our engine, pixels"] ?? []).map(
    (pixels, round) => pixels + (cpu["bare PNG encode"]?.[round] ?? 0),
  );
  report(cpu);
}
const ownCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function report(cpu: Record<string, number[]>) {
  const of = (name: string) => median(cpu[name] ?? []);
  console.log(`\nCPU time per picture, ${FORMAT}, another seed each time, median of ${ROUNDS}`);
  for (const name of Object.keys(cpu))
    console.log(
      `  ${name.padEnd(26)} ${of(name).toFixed(1).padStart(8)} ms   ${(of(name) / of("our engine, PNG")).toFixed(2)} times ours`,
    );
  print("satori and resvg over ours", of("satori and resvg, PNG") / of("our engine, PNG"), "goal: at least 10");
  print("ours over the PNG encode", of("our engine, PNG") / of("bare PNG encode"), "goal: at most 3");
}

async function compareThroughput(pool: RenderPool) {
  const paint = (number: number) => pool.renderInWorker({ scene: sceneNumber(number), format: FORMAT });
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
      const scene = SAMPLE_SCENES[(done + number) % SAMPLE_SCENES.length] ?? sceneNumber(number);
      return pool.renderInWorker({ scene: { ...scene, seed: done + number }, format: FORMAT });
    });
    marks.push(process.memoryUsage().rss / MEGABYTE);
    console.log(`  after ${String(done + LONG_RUN / 10).padStart(5)}  ${marks.at(-1)?.toFixed(0)} MB`);
  }
  const growth = median(marks.slice(-3)) / median(marks.slice(2, 5));
  print("last 300 over 300 to 500", growth, "goal: flat, at most 1.1");
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const print = (name: string, value: number, note: string) =>
  console.log(`  ${name.padEnd(26)} ${value.toFixed(2).padStart(8)}   ${note}`);
