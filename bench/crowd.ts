import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import sharp from "sharp";
import { pictureAnswer } from "../tests/stand-ins/gemini/answers.ts";
import { startGemini } from "../tests/stand-ins/gemini/start-gemini.ts";
import { browse, percentile } from "./support/browse.ts";
import { startBenchDatabase } from "./support/database.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import { makePicture } from "./support/picture.ts";
import { startOwnServer } from "./support/start-own-server.ts";

/** Three at once is the most that one person may have. */
const MAKERS = 34;
const GENERATIONS = 100;
const SERVICE_TAKES_MS = 20_000;
const PICTURE_BYTES = 1_500_000;
const WAVES = 2;
const BROWSERS = 10;

type Headers = Record<string, string>;

/** Many users generate at once against a slow service while others browse: measures the time taken and the slowdown. */
export default async function crowd() {
  const database = await startBenchDatabase();
  const gemini = await startGemini();
  const own = await startOwnServer(database, { GEMINI_BASE_URL: gemini.url });
  try {
    const makers: Headers[] = [];
    for (let i = 0; i < MAKERS; i++) makers.push(await createMaker(database.pool, own.url, i));
    const answer = { answer: pictureAnswer(await makePicture(PICTURE_BYTES)), delayMs: SERVICE_TAKES_MS };
    const inspirationImages = await makeInspirations();
    console.log(
      `\n${GENERATIONS} generations at once with 3 pictures each, the service takes ${SERVICE_TAKES_MS / 1000} s;`,
      `${BROWSERS} others browse`,
    );
    console.log(`  memory before: ${megabytes(await own.memory())}`);
    for (let wave = 1; wave <= WAVES; wave++) {
      gemini.next(...Array.from({ length: GENERATIONS }, () => answer));
      const startedAt = performance.now();
      const over = new AbortController();
      const pages = browse(own.url, makers.slice(0, BROWSERS), over.signal);
      const watched = watch(database.pool, own.memory, over.signal);
      await Promise.all(
        Array.from({ length: GENERATIONS }, (_, i) => {
          const wish = { prompt: "A loaf", type: "meta", requestId: randomUUID(), inspirationImages };
          return post(`${own.url}/functions/v1/generate-creative`, makers[i % MAKERS] ?? {}, wish);
        }),
      );
      const seconds = (performance.now() - startedAt) / 1000;
      over.abort();
      const times = await pages;
      const at = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
      const { peak, held } = await watched;
      console.log(
        `  wave ${wave}: all done after ${seconds.toFixed(1)} s (goal 60), ${gemini.maxAtOnce()} waited at once`,
      );
      console.log(`    ${times.length} pages meanwhile: p50 ${at(0.5)}, p95 ${at(0.95)} (goal 1000), p99 ${at(0.99)}`);
      console.log(`    memory: ${megabytes(peak)} at most, ${megabytes(await own.memory())} afterwards`);
      console.log(`    database connections held for over a second: ${held} (goal 0)`);
    }
  } finally {
    await own.stop();
    await gemini.stop();
    await database.stop();
  }
}

async function createMaker(pool: pg.Pool, url: string, index: number): Promise<Headers> {
  const { token } = await signIn(pool, await createPaidUser(pool, `maker${index}@loafworks.test`));
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  await post(`${url}/functions/v1/save-api-key`, headers, { api_key: `AIzaSyBenchmark0123456789${index}` });
  return headers;
}

/** In the largest size that the page sends. */
async function makeInspirations() {
  const photo = sharp({ create: { width: 1536, height: 1152, channels: 3, background: "#b5651d" } });
  const data = (await photo.jpeg().toBuffer()).toString("base64");
  return ["one", "two", "three"].map((id) => ({ id, name: `${id}.jpg`, mimeType: "image/jpeg", data }));
}

/** Peak memory, and the most database connections in use at the same time. */
async function watch(pool: pg.Pool, memory: () => Promise<number>, signal: AbortSignal) {
  let peak = 0;
  let held = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, await memory());
    const { rows } = await pool.query<{ held: number }>(
      `select count(*) as held from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
          and state <> 'idle' and xact_start < now() - interval '1 second'`,
    );
    held = Math.max(held, rows[0]?.held ?? 0);
    await sleep(200);
  }
  return { peak, held };
}

async function post(url: string, headers: Headers, body: unknown): Promise<void> {
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
