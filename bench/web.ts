import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { z } from "zod";
import { findChromium } from "../scripts/find-chromium.mjs";
import { createPlace } from "../tests/support/process.ts";
import { freePort } from "../tests/support/server.ts";

const RUNS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const GOALS: Record<string, number> = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const JS_LIMIT_KB = 110;
const CSS_LIMIT_KB = 20;

const requests = z.object({ items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })) });

/**
 * The landing page on a phone with a slow connection: Lighthouse, median of five, and the size of the first load. Counts
 * for a page that was built with `npm run build -- --best`.
 */
export default async function web() {
  const place = await createPlace();
  const server = await place.launch();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`],
  });
  try {
    const results: Result[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const answer = await lighthouse(place.url, { port, output: "json", onlyCategories: CATEGORIES });
      if (!answer) throw new Error("Lighthouse gave no answer");
      results.push(answer.lhr);
      console.log(`run ${run}: ${CATEGORIES.map((name) => `${name} ${scoreOf(answer.lhr, name)}`).join(", ")}`);
    }
    report(results);
  } finally {
    await browser.close();
    await server.kill("SIGTERM");
    await place.remove();
  }
}

function report(results: Result[]) {
  console.log("\nmedian of five, landing page, mobile");
  for (const name of CATEGORIES) {
    print(name, median(results.map((result) => scoreOf(result, name))), `goal ${GOALS[name]}`);
  }
  const metrics = { "first-contentful-paint": "ms", "largest-contentful-paint": "ms", "total-blocking-time": "ms" };
  for (const [audit, unit] of Object.entries(metrics)) {
    print(audit, Math.round(median(results.map((result) => numeric(result, audit)))), unit);
  }
  print(
    "layout shift",
    Math.max(...results.map((result) => numeric(result, "cumulative-layout-shift"))),
    "worst, goal 0",
  );
  const [last] = results.slice(-1);
  if (last) weigh(last);
  for (const fault of last ? faultsOf(last) : []) console.log(`  not full: ${fault}`);
}

/** Everything the first load fetched, by kind, in gzipped size. */
function weigh(result: Result) {
  const details = requests.parse(result.audits["network-requests"]?.details);
  const kilobytes = (type: string) =>
    details.items.filter((item) => item.resourceType === type).reduce((sum, item) => sum + gzipSize(item.url), 0) /
    1000;
  print("JavaScript", `${kilobytes("Script").toFixed(1)} kB gzip`, `goal ${JS_LIMIT_KB}`);
  print("CSS", `${kilobytes("Stylesheet").toFixed(1)} kB gzip`, `goal ${CSS_LIMIT_KB}`);
  const fonts = details.items.filter((item) => item.resourceType === "Font").map((item) => item.url.split("/").at(-1));
  print("fonts", fonts.join(", "), "");
}

function gzipSize(url: string): number {
  return gzipSync(readFileSync(`dist/client${new URL(url).pathname}`), { level: 9 }).length;
}

function faultsOf(result: Result): string[] {
  return Object.values(result.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative")
    .map((audit) => `${audit.id}: ${audit.displayValue ?? audit.title}`);
}

const scoreOf = (result: Result, name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
const numeric = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const print = (name: string, value: unknown, note: string) => console.log(`  ${name.padEnd(26)} ${value}  ${note}`);
