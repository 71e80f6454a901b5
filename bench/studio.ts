import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.mjs";
import { bake, meet } from "../tests/e2e/signed-in.ts";
import { createPlace } from "../tests/support/process.ts";
import { median, print } from "./support/render-figures.ts";
import { residentOf } from "./support/resident.ts";
import { at95, readPainting, watchPainting } from "./support/watch-letters.ts";

const OPENINGS = 7;
const LETTERS = 60;
const [EARLY, LATE] = [20, 200];
const MB = 1024 ** 2;

/**
 * npm run bench -- studio: from "Open in studio" to the first sight of the creative, beside decoding its picture; from a
 * letter to its sight; and the browser's memory over 200 edits.
 */
export default async function studio() {
  const place = await createPlace();
  const server = await place.launch();
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const client = await chromium.connect(browser.wsEndpoint());
  try {
    const { state } = await meet(place.url, "designer", bake);
    const context = await client.newContext({
      ...{ baseURL: place.url, storageState: state, viewport: { width: 1440, height: 900 } },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await openings(page);
    await letters(page);
    await edits(page, browser.process().pid ?? 0);
  } finally {
    await browser.close();
    await server.kill("SIGTERM");
    await place.remove();
  }
}

const whole = (page: Page) => page.locator(".bench-picture[data-whole]").waitFor({ timeout: 60_000 });

async function openings(page: Page) {
  await page.goto("/dashboard/gallery");
  const shown: number[] = [];
  const ready: number[] = [];
  const decoded: number[] = [];
  for (let round = 0; round <= OPENINGS; round++) {
    await page
      .getByRole("link", { name: /^Open / })
      .first()
      .click();
    const open = page.getByRole("button", { name: /^Open in studio/ });
    await open.waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(watchOpening);
    await open.click();
    await whole(page);
    const { clicked, seen, finished, src } = await page.evaluate(readOpening);
    if (round === 0) console.log(`the first opening fetches the studio: ${(seen - clicked).toFixed(0)} ms`);
    else {
      shown.push(seen - clicked);
      ready.push(finished - clicked);
      decoded.push(await page.evaluate(decode, src));
    }
    await page.goBack();
    await page.goBack();
  }
  const ratios = shown.map((ms, at) => ms / (decoded[at] ?? Number.NaN));
  console.log(`\n${OPENINGS} openings, median, ms`);
  print("until the creative is seen", median(shown), "");
  print("until it can be edited, painted whole", median(ready), "");
  print("decoding its picture alone", median(decoded), "");
  print("seen over decoding", median(ratios), "goal: at most 4");
}

async function letters(page: Page) {
  await page
    .getByRole("link", { name: /^Open / })
    .first()
    .click();
  await page.getByRole("button", { name: /^Open in studio/ }).click();
  await whole(page);
  await page
    .getByRole("region", { name: "Layers" })
    .getByRole("button", { name: /^Headline/ })
    .click();
  const field = page.getByRole("textbox", { name: "Headline", exact: true });
  await field.fill("Glow");
  await whole(page);
  await page.evaluate(watchPainting);
  const seen: number[] = [];
  for (let letter = 0; letter < LETTERS; letter++) {
    await field.press(letter % 6 === 5 ? "Space" : "abcdefghijklmnopqrstuvwxyz".charAt(letter % 26));
    const { typed, drafted } = await page.evaluate(readPainting);
    seen.push(drafted - typed);
  }
  console.log(`\n${LETTERS} letters typed, ms`);
  print("until it is seen, p50", median(seen), "");
  print("until it is seen, p95", at95(seen), "goal: at most 60");
}

/** Moves, words and undos in turn, as in a long session. */
async function edits(page: Page, pid: number) {
  const field = page.getByRole("textbox", { name: "Headline", exact: true });
  const x = page.getByRole("textbox", { name: "X", exact: true });
  const held = new Map<number, number>();
  for (let count = 1; count <= LATE; count++) {
    if (count % 3 === 0) await x.fill(String(60 + (count % 40)));
    else await field.fill(`Glow ${count}`);
    await field.blur();
    if (count % 10 === 0) await page.getByRole("button", { name: "Undo", exact: true }).click();
    if (count % 25 === 0) await page.getByRole("button", { name: count % 50 ? /^4:5/ : /^1:1/ }).click();
    if (count % 25 === 0)
      await page
        .getByRole("region", { name: "Layers" })
        .getByRole("button", { name: /^Headline/ })
        .click();
    await whole(page);
    if (count !== EARLY && count !== LATE) continue;
    await page.waitForTimeout(4_000);
    await page.requestGC();
    held.set(count, residentOf(pid) / MB);
  }
  const [early = Number.NaN, late = Number.NaN] = [held.get(EARLY), held.get(LATE)];
  console.log("\nmemory of the browser, MB");
  print(`after ${EARLY} edits`, early, "");
  print(`after ${LATE} edits`, late, "");
  print("late over early", late / early, "goal: at most 1.2");
}

type Opening = { clicked: number; seen: number; finished: number; src: string };
type Watched = Window & { opening?: Opening };

function watchOpening() {
  const opening: Opening = { clicked: 0, seen: 0, finished: 0, src: "" };
  (window as Watched).opening = opening;
  addEventListener("click", () => (opening.clicked ||= performance.now()), { capture: true, once: true });
  const watch = {
    look() {
      const poster = document.querySelector<HTMLImageElement>("img[data-poster]");
      if (poster?.complete && poster.naturalWidth > 0) opening.src ||= poster.src;
      const isWhole = document.querySelector(".bench-picture[data-whole]") !== null;
      // What is there when a frame begins is seen at its end.
      if (opening.src || isWhole) opening.seen ||= performance.now();
      if (isWhole) opening.finished ||= performance.now();
      if (!opening.finished) requestAnimationFrame(() => watch.look());
    },
  };
  requestAnimationFrame(() => watch.look());
}

async function readOpening(): Promise<Opening> {
  const { opening } = window as Watched;
  while (!opening?.finished) await new Promise((resolve) => setTimeout(resolve, 10));
  return opening;
}

/** Without what it takes to fetch it. */
async function decode(src: string): Promise<number> {
  const file = await (await fetch(src)).blob();
  const startedAt = performance.now();
  const bitmap = await createImageBitmap(file);
  const ms = performance.now() - startedAt;
  bitmap.close();
  return ms;
}
