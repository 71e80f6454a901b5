import { type Browser, chromium, type Page } from "@playwright/test";
import type pg from "pg";
import { z } from "zod";
import { findChromium } from "../scripts/find-chromium.mjs";
import { FORMAT_IDS } from "../src/shared/formats.ts";
import { STORAGE_KEY } from "../src/web/lib/storage.ts";
import { uploadPicture } from "../tests/support/upload-picture.ts";
import { startBenchDatabase } from "./support/database.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const CREATIVES = 10_000;
const PICTURES = 50;
const STEP_PX = 900;
const REPORT_EVERY = 2_000;
const LONG_TASK_MS = 50;
const LONG_TASK_GOAL_MS = 200;

/** Scrolls through a gallery of ten thousand and measures long tasks, nodes and memory. Run `npm run build` first. */
export default async function galleryScroll() {
  const database = await startBenchDatabase();
  const userId = await createPaidUser(database.pool);
  const { token, claims } = await signIn(database.pool, userId);
  const server = await startOwnServer(database, { LOG_LEVEL: "error" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await fill(database.pool, server.url, token, userId);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(keepSession, { key: STORAGE_KEY, token, expiresAt: JSON.parse(claims).exp, userId });
    await page.goto(`${server.url}/dashboard/gallery`);
    await page.getByRole("list", { name: "Your creatives" }).waitFor();
    await scrollThrough(browser, page);
  } finally {
    await browser.close();
    await server.stop();
    await database.stop();
  }
}

async function scrollThrough(browser: Browser, page: Page) {
  console.log(`\n${CREATIVES.toLocaleString("en")} creatives, 1440 × 900, ${STEP_PX} px at every frame`);
  console.log("  seen    tiles    nodes  heap MB   over 50 ms   longest ms   longest CPU ms");
  await report(page, "start", []);
  for (let goal = REPORT_EVERY; goal <= CREATIVES; goal += REPORT_EVERY) {
    await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "__metadata"] });
    await page.evaluate(scrollTo, { goal, step: STEP_PX });
    await report(page, String(goal), readTasks(await browser.stopTracing()));
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await report(page, "back", []);
  console.log(
    `  goal: no task over ${LONG_TASK_GOAL_MS} ms, tiles and nodes bounded; CPU is what a free machine needs`,
  );
}

/** Scrolls until the tile at that position is on the page; waits for pages that are still loading. */
async function scrollTo({ goal, step }: { goal: number; step: number }) {
  for (;;) {
    const last = [...document.querySelectorAll("main li")].at(-1);
    if (Number(last?.getAttribute("aria-posinset")) >= goal) return;
    window.scrollBy(0, step);
    await new Promise(requestAnimationFrame);
  }
}

async function report(page: Page, seen: string, tasks: Task[]) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  const { tiles, nodes } = await page.evaluate(() => ({
    tiles: document.querySelectorAll("main li").length,
    nodes: document.querySelectorAll("*").length,
  }));
  const longest = (times: number[]) => Math.round(Math.max(0, ...times));
  const columns = [
    tiles,
    nodes,
    (usedSize / 1e6).toFixed(1),
    tasks.filter(({ ms }) => ms > LONG_TASK_MS).length,
    longest(tasks.map(({ ms }) => ms)),
    longest(tasks.map(({ cpuMs }) => cpuMs)),
  ];
  console.log(`  ${seen.padEnd(6)}${columns.map((column) => String(column).padStart(11)).join("")}`);
}

type Task = { ms: number; cpuMs: number };

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
});

/** The tasks of the page's main thread: how long they took, and how much of that was CPU time. */
function readTasks(trace: Buffer): Task[] {
  const { traceEvents: events } = traceSchema.parse(JSON.parse(trace.toString()));
  const threads = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === "thread_name" && args?.name === "CrRendererMain" ? [`${pid} ${tid}`] : [],
    ),
  );
  return events.flatMap(({ name, pid, tid, dur = 0, tdur = 0 }) =>
    name === "RunTask" && threads.has(`${pid} ${tid}`) ? [{ ms: dur / 1000, cpuMs: tdur / 1000 }] : [],
  );
}

type Session = { key: string; token: string; expiresAt: number; userId: string };

function keepSession({ key, token, expiresAt, userId }: Session) {
  const user = { id: userId, email: "bench@loafworks.test", aud: "authenticated", app_metadata: {}, user_metadata: {} };
  const session = { access_token: token, refresh_token: "none", expires_at: expiresAt, token_type: "bearer", user };
  localStorage.setItem(key, JSON.stringify(session));
}

async function fill(pool: pg.Pool, url: string, token: string, userId: string) {
  const pictures: string[] = [];
  const formats: string[] = [];
  for (let shade = 0; shade < PICTURES; shade += 1) {
    const format = FORMAT_IDS[shade % FORMAT_IDS.length] ?? "1:1";
    pictures.push(await uploadPicture({ url, token, userId, format, shade }));
    formats.push(format);
  }
  await pool.query(
    `insert into public.creatives (user_id, title, prompt, type, format, image_url, created_at)
     select $1, 'Creative ' || n, 'A loaf on a wooden table in the morning sun, number ' || n, 'meta',
            ($3::text[])[1 + n % $5], ($4::text[])[1 + n % $5], now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
    [userId, CREATIVES, formats, pictures, PICTURES],
  );
}
