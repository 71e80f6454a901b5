import { chromium } from "@playwright/test";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { composeScene } from "../../src/engine/composition/compose-scene.ts";
import { createPainter } from "../../src/engine/node/create-painter.ts";
import { encodePng, encodeWebp } from "../../src/engine/node/encode.ts";
import { paintComposition, treeOf } from "../../src/engine/render/render-scene.ts";
import { frameOf } from "../../src/engine/scene/frame.ts";
import { createRenderPool } from "../../src/server/rendering/render-pool.ts";
import { grainTile, pageOf, renderBySatori, withGrain } from "./other-renderers.ts";
import { FORMAT, median, ownCpu, print, sceneOf } from "./render-figures.ts";

/** One scene each. Resvg aborts the whole process on poster, arch, dashboard and launch-note. */
const LAYOUTS = ["pedestal", "spotlight", "melt", "versus", "testimonial", "street", "checklist", "bento"];
/** After this many pictures of a layout, code and fonts are warm. */
const WARM_UP = 2;
const SEEDS = Array.from({ length: WARM_UP + 6 }, (_, seed) => seed);

/** Mean CPU ms of a picture, per layout. */
type Costs = number[];
type Clock = () => number | Promise<number>;

/**
 * The same scenes by our engine, by satori and resvg, and by Chromium, against the bare encoding of the pixels.
 * One renderer runs after the other: if they took turns, one would pay for the garbage collection of another.
 */
export async function compareRenderers() {
  console.log(`\nmean CPU ms of a picture, ${FORMAT}, another seed each time`);
  const ours = await costOfOurs();
  const { png, webp } = await costOfEncoding();
  const satori = await costOfSatori();
  const browser = await costOfChromium();

  const againstSatori = ours.map((cost, index) => (satori[index] ?? Number.NaN) / cost);
  const againstPng = ours.map((cost, index) => cost / (png[index] ?? Number.NaN));
  const columns = Object.entries({
    "ours, PNG": ours,
    "PNG encode": png,
    "WebP encode": webp,
    "satori + resvg": satori,
    Chromium: browser,
    "satori/ours": againstSatori,
    "ours/PNG": againstPng,
  });
  const line = (cells: string[]) => console.log(cells.map((cell) => cell.padStart(15)).join(""));
  line(["", ...columns.map(([name]) => name)]);
  for (const [index, layout] of LAYOUTS.entries())
    line([layout, ...columns.map(([name, costs]) => (costs[index] ?? Number.NaN).toFixed(name.includes("/") ? 1 : 0))]);
  print("satori + resvg over ours", sum(satori) / sum(ours), "all scenes together");
  print("satori + resvg over ours", median(againstSatori), "median of the scenes, goal: at least 10");
  print("ours over the PNG encode", median(againstPng), "median of the scenes, goal: at most 3");
}

/** As the server does it: in a thread, checked for blankness, returned as a file. */
async function costOfOurs(): Promise<Costs> {
  const pool = createRenderPool({ threads: 1, waiting: 1, timeoutMs: 60_000 });
  const costs = await perLayout(ownCpu, async (layout, seed) =>
    pool.renderInWorker({ scene: sceneOf(layout, seed), format: FORMAT }),
  );
  await pool.close();
  return costs;
}

async function costOfEncoding() {
  const painter = createPainter();
  const frame = frameOf(FORMAT);
  const pictures = new Map<string, Parameters<typeof encodePng>[0]>();
  for (const layout of LAYOUTS) {
    const { composition } = await composeScene(painter, sceneOf(layout, 0), FORMAT);
    pictures.set(layout, { ...frame, rgba: await paintComposition(painter, frame, composition) });
  }
  const pictureOf = (layout: string) => pictures.get(layout) as Parameters<typeof encodePng>[0];
  return {
    png: await perLayout(ownCpu, (layout) => encodePng(pictureOf(layout))),
    webp: await perLayout(ownCpu, (layout) => encodeWebp(pictureOf(layout))),
  };
}

async function costOfSatori(): Promise<Costs> {
  const trees = await treesOfAll();
  return perLayout(ownCpu, (layout, seed) => renderBySatori(trees(layout, seed), frameOf(FORMAT)));
}

async function costOfChromium(): Promise<Costs> {
  const trees = await treesOfAll();
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ viewport: frameOf(FORMAT) });
  const system = await browser.newBrowserCDPSession();
  const browserCpu = async () =>
    (await system.send("SystemInfo.getProcessInfo")).processInfo.reduce((all, { cpuTime }) => all + cpuTime * 1000, 0);
  const costs = await perLayout(browserCpu, async (layout, seed) => {
    await page.setContent(pageOf(trees(layout, seed)));
    await page.screenshot({ type: "png" });
  });
  await browser.close();
  return costs;
}

/** The trees our engine would paint, grain included, built in advance: only our engine pays for layout. */
async function treesOfAll() {
  const painter = createPainter();
  const tile = await grainTile();
  const trees = new Map<string, ReturnType<typeof treeOf>>();
  for (const layout of LAYOUTS)
    for (const seed of SEEDS) {
      const { frame, composition } = await composeScene(painter, sceneOf(layout, seed), FORMAT);
      const tree = treeOf(frame, composition);
      trees.set(`${layout} ${seed}`, composition.grain ? withGrain(tree, composition.grain, tile) : tree);
    }
  return (layout: string, seed: number) => trees.get(`${layout} ${seed}`) as ReturnType<typeof treeOf>;
}

async function perLayout(clock: Clock, paint: (layout: string, seed: number) => Promise<unknown>): Promise<Costs> {
  const costs: Costs = [];
  for (const layout of LAYOUTS) {
    let before = 0;
    for (const seed of SEEDS) {
      if (seed === WARM_UP) before = await clock();
      await paint(layout, seed);
    }
    costs.push(((await clock()) - before) / (SEEDS.length - WARM_UP));
  }
  return costs;
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
