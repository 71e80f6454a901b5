import { setMaxListeners } from "node:events";
import { argv, env } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { startGemini } from "../tests/stand-ins/gemini/start-gemini.ts";
import { startPgbouncer } from "../tests/support/pgbouncer.ts";
import { freePort } from "../tests/support/server.ts";
import { startBenchDatabase } from "./support/database.ts";
import { type Fleet, startFleet } from "./support/fleet.ts";
import { startHaproxy } from "./support/haproxy.ts";
import { JWT_SECRET } from "./support/paid-user.ts";
import { browse, type Generation, generate, isThere, type Storm, type Upload, upload } from "./support/storm-load.ts";
import { createStormLog } from "./support/storm-log.ts";
import { createPerson, type Person } from "./support/storm-people.ts";

const PROCESSES = 3;
const BROWSERS = 10;
const UPLOADERS = 4;
const MAKERS = 20;
const GENERATIONS = 100;
const SERVICE_TAKES_MS = 6_000;
const DEAD_FOR_MS = 8_000;
const MAX_TAKEOVER_MS = 30_000;
const KEY = "AIzaSyStorm0123456789";

/**
 * Three processes behind HAProxy and pgbouncer under mixed load. One is killed, then all are restarted one after the
 * other. Fails when anything acknowledged is lost or paid for twice. npm run bench -- storm [minutes]
 * With S3_* settings in the environment the pictures go there, otherwise into a folder that all processes share.
 */
export default async function storm() {
  const minutes = Number(argv[3] ?? 10);
  const database = await startBenchDatabase();
  const gemini = await startGemini({ delayMs: SERVICE_TAKES_MS });
  const pooler = await startPgbouncer({ ...database.socket, port: await freePort(), poolSize: 20 });
  const sitePort = await freePort();
  const fleet = await startFleet(PROCESSES, sitePort, {
    DATABASE_URL: `postgres://${database.socket.user}@127.0.0.1:${pooler.port}/${database.socket.database}`,
    DATABASE_DIRECT_URL: database.url,
    JWT_SECRET,
    KEY_ENCRYPTION_SECRET: `${JWT_SECRET} of keys`,
    GEMINI_BASE_URL: gemini.url,
    ...storeOf(env),
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "3",
    FINISH_SECONDS: "60",
  });
  const balancer = await startHaproxy(
    sitePort,
    fleet.members.map(({ port }) => port),
  );
  const complaints: string[] = [];
  const claim = (what: string, isTrue: boolean, details: unknown = "") => {
    console.log(`  ${isTrue ? "yes" : "NO "}  ${what} ${details}`);
    if (!isTrue) complaints.push(what);
  };
  try {
    await sleep(2_000);
    const people = await gather(database.pool, balancer.url);
    const store = env.S3_BUCKET ? "S3" : "a shared folder";
    console.log(`\n${PROCESSES} processes, pgbouncer, HAProxy, ${store}: ${minutes} minutes`);
    const log = createStormLog();
    const ending = new AbortController();
    setMaxListeners(0, ending.signal);
    const it: Storm = { url: balancer.url, log, over: ending.signal };
    const length = minutes * 60_000;
    const uploads = people.uploaders.map((person) => upload(it, person));
    const others = [
      ...people.browsers.map((person) => browse(it, person)),
      ...people.all.map((person) => person.keepRefreshing(ending.signal)),
    ];
    const generations = makeAll(it, people.makers, length * 0.85);
    const killedAt = await disturb(fleet, log, length);
    ending.abort();
    await Promise.all(others);
    const acknowledged = (await Promise.all(uploads)).flat();
    const made = await generations;
    log.print();

    console.log("");
    const rolling = log.failures("rolling");
    claim(
      "the rolling restart failed no request",
      rolling.length === 0,
      rolling.map(({ failure }) => failure).slice(0, 5),
    );
    await checkObjects(claim, balancer.url, acknowledged, made);
    await checkCalls(claim, database.pool, gemini.calls, made, killedAt);
    for (const person of people.all) await person.refresh();
    const lost = people.all.filter((person) => person.lost);
    const refreshes = people.all.reduce((sum, person) => sum + person.refreshes, 0);
    claim(`no session was lost: ${people.all.length} people, ${refreshes} renewals`, lost.length === 0, lost[0]?.lost);
    const calm = log.failures("calm");
    claim(
      "while nothing happened no request failed",
      calm.length === 0,
      calm.map(({ failure }) => failure).slice(0, 5),
    );
    const killed = log.failures("killed");
    console.log(`       kill -9 broke ${killed.length} requests:`, [...new Set(killed.map(({ failure }) => failure))]);
  } finally {
    await balancer.stop();
    await fleet.stop();
    await pooler.stop();
    await gemini.stop();
    await database.stop();
  }
  if (complaints.length > 0) throw new Error(`the storm did damage: ${complaints.join("; ")}`);
}

function storeOf(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) => (key.startsWith("S3_") && value ? [[key, value]] : [])),
  );
}

async function gather(pool: pg.Pool, url: string) {
  const all: Person[] = [];
  for (let i = 0; i < BROWSERS + UPLOADERS + MAKERS; i += 1) all.push(await createPerson(pool, url, i));
  const makers = all.slice(BROWSERS + UPLOADERS);
  for (const { headers } of makers) {
    const answer = await fetch(`${url}/functions/v1/save-api-key`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ api_key: KEY }),
    });
    if (!answer.ok) throw new Error(`the key was not saved: ${await answer.text()}`);
  }
  return { all, browsers: all.slice(0, BROWSERS), uploaders: all.slice(BROWSERS, BROWSERS + UPLOADERS), makers };
}

/** Spread evenly over the time, whatever happens meanwhile. */
function makeAll(it: Storm, makers: Person[], length: number): Promise<Generation[]> {
  return Promise.all(
    Array.from({ length: GENERATIONS }, async (_, i) => {
      await sleep((length / GENERATIONS) * i);
      return generate(it, makers[i % makers.length] as Person);
    }),
  );
}

/** Calm; one is killed and comes back; calm; all are restarted in turn; calm. Returns when the one was killed. */
async function disturb(fleet: Fleet, log: Storm["log"], length: number): Promise<Date> {
  const startedAt = Date.now();
  await sleep(length * 0.25);
  const [victim] = fleet.members;
  console.log("  kill -9 of one process");
  log.enter("killed");
  const killedAt = new Date();
  await victim?.end("SIGKILL");
  await sleep(DEAD_FOR_MS);
  await victim?.start();
  await sleep(2_000);
  log.enter("calm");
  await sleep(Math.max(0, startedAt + length * 0.5 - Date.now()));
  console.log("  SIGTERM to one after the other");
  log.enter("rolling");
  for (const member of fleet.members) {
    await member.end("SIGTERM");
    await member.start();
    await sleep(2_000);
  }
  log.enter("calm");
  await sleep(Math.max(0, startedAt + length - Date.now()));
  return killedAt;
}

type Claim = (what: string, isTrue: boolean, details?: unknown) => void;

async function checkObjects(claim: Claim, url: string, uploads: Upload[], made: Generation[]) {
  const missing: string[] = [];
  for (const one of uploads) if (!(await isThere(url, one))) missing.push(one.path);
  for (const { image } of made) if (image && !(await fetch(url + image)).ok) missing.push(image);
  const finished = made.filter(({ image }) => image).length;
  const what = `no acknowledged write was lost: ${uploads.length} uploads, ${finished} creatives`;
  claim(what, missing.length === 0 && uploads.length > 0 && finished > 0, missing.slice(0, 5));
}

async function checkCalls(
  claim: Claim,
  pool: pg.Pool,
  calls: { kind: string; text?: string }[],
  made: Generation[],
  killedAt: Date,
) {
  const orders = calls.flatMap(({ text }) => /order (\S+)/.exec(text ?? "")?.[1] ?? []);
  claim(`no second call to the AI service: ${orders.length} calls`, new Set(orders).size === orders.length);
  const { rows } = await pool.query<{ id: string; state: string; ended_after: number; calls: number }>(
    `select id, state, extract(epoch from finished_at - $2::timestamptz)::float8 * 1000 as ended_after,
            (select count(*) from public.ai_calls c where c.generation_id = g.id) as calls
       from public.generations g where id = any ($1)`,
    [made.map(({ id }) => id), killedAt],
  );
  const cut = rows.filter(({ state }) => state === "interrupted");
  const other = rows.filter(({ state }) => state !== "interrupted" && state !== "succeeded");
  const slowest = Math.max(0, ...cut.map(({ ended_after }) => ended_after));
  claim(
    `every generation ended: ${made.length} asked, ${cut.length} interrupted`,
    other.length === 0,
    JSON.stringify(other),
  );
  claim(`the killed one's ended within 30 s, after ${(slowest / 1000).toFixed(1)} s`, slowest <= MAX_TAKEOVER_MS);
  claim(
    "every generation that reached the service has its one row of cost",
    rows.every(({ calls: count }) => count === 1),
    JSON.stringify(rows.filter(({ calls: count }) => count !== 1)),
  );
}
