import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";
import { AD_COLUMNS } from "../src/shared/ad-row.ts";
import { MAX_ROWS_PER_REQUEST } from "../src/shared/contracts/ad-uploads.ts";
import { readAdsFile } from "../src/web/features/admin/upload/read/read-ads-file.ts";
import { browse, percentile } from "./support/browse.ts";
import { startBenchDatabase } from "./support/database.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import type { ServerProcess } from "./support/server-process.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const ROWS = 100_000;
const ROUNDS = 2;
const BROWSERS = 10;

type Headers = Record<string, string>;

/** An upload of many ads, from the file to the table, against PostgreSQL's own COPY into the same table. */
export default async function csv() {
  const database = await startBenchDatabase();
  const { pool } = database;
  const own = await startOwnServer(database);
  try {
    const text = makeCsv();
    const boss = await createPerson(pool, "boss");
    await pool.query("insert into public.bananaman (user_id) select id from auth.users where email like 'boss%'");
    console.log(`\n${ROWS.toLocaleString("en")} rows, ${(text.length / 1e6).toFixed(1)} MB, by turns`);
    const ratios: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      const copy = await timed(pool, () => copyFile(pool, text));
      const upload = await timed(pool, () => uploadFile(own.url, boss, text));
      ratios.push(upload / copy);
      console.log(
        `  round ${round}: COPY ${seconds(copy)}, upload ${seconds(upload)} (goal 120 s): ${(upload / copy).toFixed(2)} times`,
      );
    }
    console.log(`  upload / COPY: ${(ratios.reduce((sum, ratio) => sum + ratio) / ROUNDS).toFixed(2)} (goal 6)`);
    await uploadAmongOthers(pool, own, boss, text);
  } finally {
    await own.stop();
    await database.stop();
  }
}

async function uploadAmongOthers(pool: pg.Pool, own: ServerProcess, boss: Headers, text: string) {
  const people: Headers[] = [];
  for (let i = 0; i < BROWSERS; i++) people.push(await createPerson(pool, `reader${i}`));
  const before = await own.memory();
  const over = new AbortController();
  const pages = browse(own.url, people, over.signal);
  const peak = watchMemory(own.memory, over.signal);
  const took = await timed(pool, () => uploadFile(own.url, boss, text));
  over.abort();
  const times = await pages;
  console.log(
    `  while ${BROWSERS} others browse: ${seconds(took)}; their ${times.length} pages: p50 ${percentile(times, 0.5).toFixed(0)} ms, ` +
      `p95 ${percentile(times, 0.95).toFixed(0)} ms (goal 1000), slowest ${percentile(times, 0.9999).toFixed(0)} ms`,
  );
  console.log(`  the server's memory grew by ${(((await peak) - before) / 1024 / 1024).toFixed(0)} MB (goal 200)`);
}

async function watchMemory(memory: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, await memory());
    await sleep(200);
  }
  return peak;
}

/** Into an empty table each time. */
async function timed(pool: pg.Pool, work: () => Promise<void>): Promise<number> {
  await pool.query("truncate public.ads_swipe cascade");
  const startedAt = performance.now();
  await work();
  const took = performance.now() - startedAt;
  const { rows } = await pool.query<{ count: number }>("select count(*) from public.ads_swipe");
  if (rows[0]?.count !== ROWS) throw new Error(`${rows[0]?.count} of ${ROWS} rows arrived`);
  return took;
}

async function copyFile(pool: pg.Pool, text: string) {
  const fields = AD_COLUMNS.map(({ field }) => field).join(", ");
  const client = await pool.connect();
  try {
    const copy = from(`copy public.ads_swipe (${fields}) from stdin with (format csv, header true)`);
    await pipeline(Readable.from([text]), client.query(copy));
  } finally {
    client.release();
  }
}

/** What the page does: reads and checks the file, then sends its rows. */
async function uploadFile(url: string, headers: Headers, text: string) {
  const { ready } = await readAdsFile(new Blob([text]));
  const upload_id = randomUUID();
  const fingerprint = upload_id.replaceAll("-", "").repeat(2);
  const file = { file_name: "bench.csv", fingerprint, rows: ready.length, left_out: 0, problems: [] };
  await post(`${url}/functions/v1/start-ad-upload`, headers, { upload_id, ...file });
  for (let from = 0; from < ready.length; from += MAX_ROWS_PER_REQUEST) {
    const rows = ready.slice(from, from + MAX_ROWS_PER_REQUEST);
    await post(`${url}/functions/v1/upload-ads`, headers, { upload_id, from, rows });
  }
}

async function createPerson(pool: pg.Pool, name: string): Promise<Headers> {
  const { token } = await signIn(pool, await createPaidUser(pool, `${name}@loafworks.test`));
  return { authorization: `Bearer ${token}`, "content-type": "application/json" };
}

async function post(url: string, headers: Headers, body: unknown): Promise<void> {
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
}

/** Rows as long as real ones, of nine hundred companies. */
function makeCsv(): string {
  const row = (i: number) =>
    [
      `Company ${i % 900}`,
      `https://cdn.company-${i % 900}.example/ads/2026/${i}.png`,
      ["Meta", "LinkedIn", "Pinterest", "X", "TikTok"][i % 5],
      `Industry ${i % 40}`,
      '"Sign-ups, more of them"',
      ["Awareness", "Consideration", "Conversion"][i % 3],
      `Founders number ${i} who would rather bake than sit in meetings`,
      '"Social proof, scarcity and ""humour"" in one line"',
      `https://company-${i % 900}.example/landing/${i}`,
    ].join(",");
  const header = AD_COLUMNS.map((column) => column.header).join(",");
  return [header, ...Array.from({ length: ROWS }, (_, i) => row(i))].join("\n");
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
