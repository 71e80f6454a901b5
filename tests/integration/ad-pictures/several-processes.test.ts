import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { PACE } from "../../../src/server/ad-pictures/ad-pictures-parts.ts";
import { claimPictures } from "../../../src/server/ad-pictures/claim-pictures.ts";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";
import { type PictureHost, startPictureHost } from "../../stand-ins/pictures/start-picture-host.ts";
import { createDatabase, type TestDatabase } from "../../support/database.ts";
import { until } from "../../support/process.ts";
import { jpeg } from "../storage/images.ts";

const NAMES = Array.from({ length: 10 }, (_, i) => `host-${i}.test`);

let database: TestDatabase;
let db: pg.Pool;
let host: PictureHost;
let folder: string;
let picture: Buffer;
const processes = new Set<ChildProcess>();

beforeAll(async () => {
  picture = await jpeg(60, 40);
  folder = mkdtempSync(join(tmpdir(), "bananabread-copies-"));
  database = await createDatabase();
  db = new pg.Pool({ connectionString: database.url });
  host = await startPictureHost((response) => response.end(picture));
});
beforeEach(async () => {
  await db.query("delete from public.ads_swipe");
  host.forget();
});
afterEach(async () => {
  for (const child of processes) await end(child, "SIGKILL");
});
afterAll(async () => {
  await db.end();
  await database.drop();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

function launch(): ChildProcess {
  const standIns = NAMES.map((name) => `${name}:${host.port}`).join();
  const args = ["--import", "tsx", "tests/integration/ad-pictures/copier.ts", database.url, folder, standIns];
  const child = spawn("node", args, { cwd: PROJECT_ROOT, stdio: ["ignore", "ignore", "inherit"] });
  processes.add(child);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  processes.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill(signal);
  await ended;
}

async function queueAds(perHost: number) {
  await db.query(
    `with ads as (
       insert into public.ads_swipe (name, image_url)
       select 'Loafworks', 'http://' || name || ':' || $1 || '/' || place
         from unnest($2::text[]) name, generate_series(1, $3) place returning id, image_url)
     insert into private.ad_pictures (ad_id, host) select id, private.host_of(image_url) from ads`,
    [host.port, NAMES, perHost],
  );
}

const count = async (where: string) =>
  (await db.query<{ count: number }>(`select count(*)::int as count from private.ad_pictures where ${where}`)).rows[0]
    ?.count ?? 0;

test("two processes share the work: nothing is fetched twice, and a host sees no more than two of us", async () => {
  await queueAds(6);
  const waiting: (() => void)[] = [];
  host.answerWith((response) => waiting.push(() => response.end(picture)));
  launch();
  launch();
  // More than one process takes.
  await until(() => host.open() === 16);
  host.answerWith((response) => response.end(picture));
  for (const answer of waiting) answer();
  await until(async () => (await count("state = 'done'")) === 60);
  expect(host.most).toEqual({ atOnce: 16, perHost: 2 });
  expect(new Set(host.asked.map(({ host: name, path }) => name + path)).size).toBe(60);
  expect(host.asked).toHaveLength(60);
  const { rows } = await db.query("select count(*)::int as count from storage.objects where bucket_id = 'ads'");
  expect(rows).toEqual([{ count: 60 }]);
});

test("also those who ask at the same moment get two of one host between them", async () => {
  await queueAds(20);
  await db.query("delete from private.ad_pictures where host <> 'host-0.test'");
  const together = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work));
  // All connections are open before they race.
  await together(() => db.query("select pg_sleep(0.2)"));
  for (let round = 0; round < 5; round++) {
    expect((await together(() => claimPictures(db, PACE, 8, ""))).flat()).toHaveLength(2);
    await db.query("update private.ad_pictures set state = 'waiting'");
  }
});

test("after kill -9 another process goes on, and a picture that ends every process is given up", async () => {
  await queueAds(1);
  host.answerWith(() => {});
  const killed = launch();
  await until(() => host.open() === 8);
  await end(killed, "SIGKILL");
  await until(() => host.open() === 0);
  expect(await count("state = 'working'")).toBe(8);
  host.answerWith((response) => response.end(picture));
  // One of them has ended two others before.
  await db.query(
    "update private.ad_pictures set attempts = 3 where ad_id = (select ad_id from private.ad_pictures where state = 'working' limit 1)",
  );
  const startedAt = performance.now();
  launch();
  await until(async () => (await count("state in ('waiting', 'working')")) === 0);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(await count("state = 'done'")).toBe(9);
  expect(await count("state = 'failed' and error like 'The server was stopped%'")).toBe(1);
  expect(await count("state = 'done' and attempts = 2")).toBe(7);
});

test("a process that is told to stop gives back what it has begun, as if untried", async () => {
  await queueAds(1);
  host.answerWith(() => {});
  const stopped = launch();
  await until(() => host.open() === 8);
  await end(stopped, "SIGTERM");
  expect(stopped.exitCode).toBe(0);
  expect(await count("state = 'waiting' and attempts = 0")).toBe(10);
});
