import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { argv } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { ATTACKS, type Headers, makePictures, type Place } from "./support/attack-cases.ts";
import { percentile } from "./support/browse.ts";
import { startBuiltServer } from "./support/built-server.ts";
import { startBenchDatabase } from "./support/database.ts";
import { startNeighbour } from "./support/neighbour.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";

/** How long an attack goes on at least: it is repeated until then. */
const LASTS_MS = 4_000;
const GIVE_UP_MS = 60_000;

/**
 * One paid account does its worst while another one works: reads a table, calls a function, uploads a small picture and
 * has one composed, each again as soon as it is answered. Words after the name choose attacks. Needs `npm run build`.
 */
export default async function attacks() {
  const wanted = argv.slice(3);
  await makePictures();
  const database = await startBenchDatabase();
  const service = await startService();
  const server = await startBuiltServer(database, { GEMINI_BASE_URL: service.url });
  try {
    const people: { id: string; headers: Headers }[] = [];
    for (const name of ["attacker", "neighbour"]) {
      const id = await createPaidUser(database.pool, `${name}@loafworks.test`);
      const { token } = await signIn(database.pool, id);
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      for (const api_key of ["AIzaSyBenchmark0123456789", "demo"]) {
        await fetch(`${server.url}/functions/v1/save-api-key`, post(headers, { api_key }));
      }
      people.push({ id, headers });
    }
    const [attacker, neighbour] = people as [Place["attacker"], Place["attacker"]];
    const own = await compose(server.url, attacker.headers);
    await compose(server.url, neighbour.headers);
    const place: Place = { url: server.url, attacker, own };
    console.log(
      "\nWhat a neighbour waits, in ms: p50 / p95 / worst. Goals: reading p95 200, new picture 1,500, no 5xx.",
    );
    console.log("| attack | reading | function | upload | new picture | 5xx | longest pause | memory |");
    console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (const { name, run } of [{ name: "nobody attacks", run: () => sleep(LASTS_MS) }, ...ATTACKS]) {
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
      await database.pool.query("delete from private.call_limits");
      await server.look();
      const stop = await startNeighbour({ url: server.url, ...neighbour });
      await sleep(300);
      const until = performance.now() + LASTS_MS;
      const attack = (async () => {
        while (performance.now() < until) await run(place, service.answer).catch(() => {});
      })();
      await Promise.race([attack, sleep(GIVE_UP_MS)]);
      const seen = await stop();
      const { pauseMs, peak } = await server.look();
      const cells = [seen.reads, seen.calls, seen.uploads, seen.pictures].map(told);
      const memory = `${Math.round(peak / 1024 / 1024)} MB`;
      console.log(`| ${[name, ...cells, seen.faults, `${pauseMs.toFixed(0)} ms`, memory].join(" | ")} |`);
      await attack;
      await sleep(500);
    }
  } finally {
    await server.stop();
    service.close();
    await database.stop();
  }
}

const post = (headers: Headers, body: unknown) => ({ method: "POST", headers, body: JSON.stringify(body) });

function told(times: number[]): string {
  const sorted = times.sort((a, b) => a - b);
  return [percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1) ?? 0]
    .map((ms) => Math.round(ms))
    .join(" / ");
}

async function compose(url: string, headers: Headers) {
  const wish = { prompt: "Fresh rye bread, 20% off until Friday", type: "meta", requestId: randomUUID() };
  const made = await fetch(`${url}/functions/v1/generate-creative`, post(headers, wish));
  const { creative_id, image_url } = (await made.json()) as { creative_id: string; image_url: string };
  const picture = Buffer.from(await (await fetch(new URL(image_url, url))).arrayBuffer());
  return { id: creative_id, base64: picture.toString("base64") };
}

/** An AI service that says what it is told to. */
async function startService() {
  const script: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(request.method === "GET" ? '{"models":[]}' : (script.shift() ?? "{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (body: string, times: number) => script.push(...Array.from({ length: times }, () => body)),
    close: () => server.close(),
  };
}
