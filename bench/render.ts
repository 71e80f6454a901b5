import { argv } from "node:process";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";
import { encodePng, encodeWebp } from "../src/engine/encode.ts";
import { createPainter } from "../src/engine/painter.ts";
import { composeScene, paintComposition, treeOf } from "../src/engine/render-scene.ts";
import { SAMPLE_SCENES } from "../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../src/engine/scene.ts";
import { createRenderPool, type RenderPool } from "../src/server/rendering/render-pool.ts";
import { grainTile, pageOf, renderBySatori, withGrain } from "./support/other-renderers.ts";

const FORMAT = "1:1";
/** One scene each. Resvg aborts the whole process on poster, arch, dashboard and launch-note. */
const LAYOUTS = ["pedestal", "spotlight", "melt", "versus", "testimonial", "street", "checklist", "bento"];
const ROUNDS = 3;
const PICTURES = 48;
const AT_ONCE = 4;
const LONG_RUN = 1_000;
const MEGABYTE = 1024 * 1024;

const COLUMNS = ["pixels", "PNG encode", "WebP encode", "ours, PNG", "satori + resvg", "Chromium"] as const;
type Cost = Record<(typeof COLUMNS)[number], number>;

/** Every picture is another one, so that nobody profits from having painted it before. */
const sceneOf = (layout: string, seed: number): Scene => {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`there is no sample of ${layout}`);
  return { ...scene, seed, art: { ...scene.art, seed } };
};

/** The same scenes by our engine, by satori and resvg, and by Chromium, against the bare encoding of the pixels. */
export default async function render() {
  const [, , , only] = argv;
  if (!only || only === "cpu") await compareRenderers();
  if (only === "cpu") return;
  const pool = createRenderPool({ threads: 2, waiting: 8, timeoutMs: 60_000 });
  try {
    if (only !== "memory") await compareThroughput(pool);
    if (only !== "threads") await watchMemory(pool);
  } finally {
    await pool.close();
  }
}

async function compareRenderers() {
  const painter = createPainter();
  const tile = await grainTile();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: { width: 1080, height: 1080 } });
  const system = await browser.newBrowserCDPSession();
  const browserCpu = async () =>
    (await system.send("SystemInfo.getProcessInfo")).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);

  async function costOf(scene: Scene): Promise<Cost> {
    const start = ownCpu();
    const { frame, composition } = await composeScene(painter, scene, FORMAT);
    const rgba = await paintComposition(painter, frame, composition);
    const pixels = ownCpu() - start;
    const picture = { width: frame.width, height: frame.height, rgba };
    const png = await spent(ownCpu, () => encodePng(picture));
    const bare = treeOf(frame, composition);
    const tree = composition.grain ? withGrain(bare, composition.grain, tile) : bare;
    const html = pageOf(tree);
    return {
      pixels,
      "PNG encode": png,
      "WebP encode": await spent(ownCpu, () => encodeWebp(picture)),
      "ours, PNG": pixels + png,
      "satori + resvg": await spent(ownCpu, () => renderBySatori(tree, picture)),
      Chromium: await spent(browserCpu, async () => {
        await page.setContent(html);
        await page.screenshot({ type: "png" });
      }),
    };
  }

  try {
    console.log(`\nCPU ms per picture, ${FORMAT}, another seed each time, median of ${ROUNDS}`);
    console.log(
      `  ${"".padEnd(14)}${[...COLUMNS, "satori/ours", "ours/PNG"].map((name) => name.padStart(15)).join("")}`,
    );
    const rows: Cost[] = [];
    for (const layout of LAYOUTS) {
      await costOf(sceneOf(layout, 1));
      const costs: Cost[] = [];
      for (let round = 0; round < ROUNDS; round++) costs.push(await costOf(sceneOf(layout, 100 + round)));
      rows.push(medianOf(costs));
      printCost(layout, rows.at(-1) as Cost);
    }
    const sum = Object.fromEntries(
      COLUMNS.map((column) => [column, rows.reduce((all, cost) => all + cost[column], 0)]),
    );
    printCost("together", sum as Cost);
    print("satori + resvg over ours", median(rows.map(againstSatori)), "median of the scenes, goal: at least 10");
    print("ours over the PNG encode", median(rows.map(againstPng)), "median of the scenes, goal: at most 3");
  } finally {
    await browser.close();
  }
}

const againstSatori = (cost: Cost) => cost["satori + resvg"] / cost["ours, PNG"];
const againstPng = (cost: Cost) => cost["ours, PNG"] / cost["PNG encode"];

function medianOf(costs: Cost[]): Cost {
  const of = (column: keyof Cost) => median(costs.map((cost) => cost[column]));
  return Object.fromEntries(COLUMNS.map((column) => [column, of(column)])) as Cost;
}

function printCost(name: string, cost: Cost) {
  const figures = [
    ...COLUMNS.map((column) => cost[column].toFixed(0)),
    againstSatori(cost).toFixed(1),
    againstPng(cost).toFixed(2),
  ];
  console.log(`  ${name.padEnd(14)}${figures.map((figure) => figure.padStart(15)).join("")}`);
}

async function spent(clock: () => number | Promise<number>, work: () => Promise<unknown>) {
  const before = await clock();
  await work();
  return (await clock()) - before;
}

const ownCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

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

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}
const print = (name: string, value: number, note: string) =>
  console.log(`  ${name.padEnd(26)} ${value.toFixed(2).padStart(8)}   ${note}`);
