import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";
import { startBenchDatabase } from "./support/database.ts";
import { median, print } from "./support/render-figures.ts";
import { startOwnServer } from "./support/start-own-server.ts";
import { at95, readPainting, watchPainting } from "./support/watch-letters.ts";

const LETTERS = 40;
const MOVES = 150;

/** A scene in the workbench, painted by the page's own oven. Run `npm run build` first. */
export default async function workbench() {
  const database = await startBenchDatabase();
  const server = await startOwnServer(database, { LOG_LEVEL: "error" });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await open(browser, server.url);
    await type(page);
    await drag(page);
  } finally {
    await browser.close();
    await server.stop();
    await database.stop();
  }
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchWorker);
  console.log("\nopening the editor, from the address to the first finished picture");
  for (const kind of ["nothing in the cache", "everything in the cache"]) {
    const startedAt = performance.now();
    await page.goto(`${url}/dev/kit/scene`);
    await page.locator(".bench-picture[data-whole]").waitFor({ timeout: 60_000 });
    print(kind, (performance.now() - startedAt) / 1000, "seconds");
  }
  return page;
}

/** One letter at a time: how long until it is seen, and how long the finished picture takes after it. */
async function type(page: Page) {
  await page
    .getByRole("region", { name: "Canvas" })
    .getByRole("button", { name: /^Headline/ })
    .click();
  const field = page.getByRole("region", { name: "Words" }).getByRole("textbox", { name: "Headline" });
  await field.fill("Glow");
  await page.locator(".bench-picture[data-whole]").waitFor();
  await page.evaluate(watchPainting);
  await page.evaluate(() => (window as Watched).worked?.splice(0));
  const seen: number[] = [];
  const wholes: number[] = [];
  for (let letter = 0; letter < LETTERS; letter++) {
    await field.press(letter % 6 === 5 ? "Space" : "abcdefghijklmnopqrstuvwxyz".charAt(letter % 26));
    const { typed, drafted } = await page.evaluate(readPainting);
    seen.push(drafted - typed);
    wholes.push(await page.evaluate(paintWhole, await field.inputValue()));
  }
  const worked = await page.evaluate(() => (window as Watched).worked ?? []);
  const workOn = (wanted: string) => median(worked.flatMap(({ kind, ms }) => (kind === wanted ? [ms] : [])));
  console.log(`\n${LETTERS} letters typed, ms`);
  print("until it is seen, p50", median(seen), "");
  print("until it is seen, p95", at95(seen), "goal: under 60");
  print("its layer, p50", workOn("layer"), "the worker's time, laid out and painted at half size");
  print("all of it, p50", median(wholes), "the worker's time, one letter more laid out and painted at full size");
  print("all over the layer", median(wholes) / workOn("layer"), "goal: at least 4");
}

/** Dragged in circles, one move for each frame. */
async function drag(page: Page) {
  const box = await page
    .getByRole("region", { name: "Canvas" })
    .getByRole("button", { name: /^Headline/ })
    .boundingBox();
  if (!box) throw new Error("the headline is not there");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let move = 0; move < MOVES; move++)
    await page.mouse.move(x + 60 * Math.sin(move / 12), y + 60 * Math.cos(move / 12));
  const { frames, longest, tasks } = await page.evaluate(readFrames);
  await page.mouse.up();
  console.log(`\nthe headline dragged, ${MOVES} moves, ${frames} frames`);
  print("longest frame, ms", longest, "");
  print("tasks over 50 ms", tasks, "goal: none");
}

type Worked = { kind: string; ms: number };
type Message = { id: number; order: { kind: string; scene: unknown } };
type Watched = Window & {
  worked?: Worked[];
  /** The latest order of the whole picture. */
  whole?: { worker: Worker; message: Message };
  frameTimes?: number[];
  tasks?: number;
};

/** How long the oven's worker takes for each order. */
function watchWorker() {
  const worked: Worked[] = [];
  (window as Watched).worked = worked;
  const orders = new Map<number, { kind: string; at: number }>();
  const watched = new WeakSet<Worker>();
  Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
    apply(post, worker: Worker, sent: [Message]) {
      const [message] = sent;
      const { id, order } = message;
      if (order.kind === "paint") (window as Watched).whole = { worker, message };
      orders.set(id, { kind: order.kind, at: performance.now() });
      if (!watched.has(worker))
        worker.addEventListener("message", ({ data }) => {
          const asked = data.kind === "answer" ? orders.get(data.id) : undefined;
          if (asked) worked.push({ kind: asked.kind, ms: performance.now() - asked.at });
        });
      watched.add(worker);
      return Reflect.apply(post, worker, sent);
    },
  });
}

/**
 * What each letter would take if there were no layers: the worker is asked for the whole picture of another text, past
 * the page, which ignores answers that it has not asked for.
 */
async function paintWhole(text: string): Promise<number> {
  const { whole } = window as Watched;
  if (!whole) throw new Error("no whole picture was painted yet");
  const { worker, message } = whole;
  const scene = JSON.parse(JSON.stringify(message.order.scene).replaceAll(text, `${text}z`));
  const id = -message.id;
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    const listening = new AbortController();
    worker.addEventListener(
      "message",
      ({ data }) => {
        if (data.id !== id) return;
        listening.abort();
        resolve();
      },
      { signal: listening.signal },
    );
    worker.postMessage({ id, order: { ...message.order, scene } });
  });
  return performance.now() - startedAt;
}

function watchFrames() {
  const here = window as Watched;
  const frames: number[] = [];
  here.frameTimes = frames;
  here.tasks = 0;
  new PerformanceObserver((list) => {
    here.tasks = (here.tasks ?? 0) + list.getEntries().length;
  }).observe({ entryTypes: ["longtask"] });
  // A method, because the compiler wraps named functions in a helper that the page does not have.
  const watch = {
    step(now: number) {
      frames.push(now);
      requestAnimationFrame((next) => watch.step(next));
    },
  };
  requestAnimationFrame((now) => watch.step(now));
}

function readFrames() {
  const { frameTimes: frames = [], tasks = 0 } = window as Watched;
  const gaps = frames.slice(1).map((now, index) => now - (frames[index] ?? now));
  return { frames: frames.length, longest: Math.max(...gaps), tasks };
}
