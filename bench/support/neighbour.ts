import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Headers } from "./attack-cases.ts";

type Person = { url: string; id: string; headers: Headers };
/** How long each answer took, and how many were faults of ours. */
export type Seen = { reads: number[]; calls: number[]; uploads: number[]; pictures: number[]; faults: number };

/** Somebody who works on in a process of their own, so that what the attacker does to the client does not count. */
export async function startNeighbour(person: Person): Promise<() => Promise<Seen>> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(person)], { execArgv: ["--import", "tsx"] });
  await once(child, "message");
  return async () => {
    child.send("stop");
    const [seen] = await once(child, "message");
    child.disconnect();
    return seen;
  };
}

const post = (headers: Headers, body: unknown) => ({ method: "POST", headers, body: JSON.stringify(body) });

/** An answer of 5xx is a fault of ours, 429 is one of the neighbour's own. */
async function work({ url, id, headers }: Person, signal: AbortSignal): Promise<Seen> {
  const seen: Seen = { reads: [], calls: [], uploads: [], pictures: [], faults: 0 };
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#ffd400" } })
    .png()
    .toBuffer();
  const again = async (times: number[], pauseMs: number, ask: () => Promise<Response>) => {
    while (!signal.aborted) {
      const began = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      if (answer.status >= 500) seen.faults++;
      await sleep(pauseMs);
    }
  };
  const authorization = headers.authorization ?? "";
  await Promise.all([
    again(seen.reads, 30, () => fetch(`${url}/rest/v1/creatives?limit=20`, { headers })),
    again(seen.calls, 100, () => fetch(`${url}/functions/v1/ai-services`, post(headers, {}))),
    again(seen.uploads, 300, () =>
      fetch(`${url}/storage/v1/object/creatives/${id}/${randomUUID()}.png`, {
        method: "POST",
        headers: { authorization, "content-type": "image/png" },
        body: new Uint8Array(picture),
      }),
    ),
    again(seen.pictures, 500, () =>
      fetch(
        `${url}/functions/v1/generate-creative`,
        post(headers, { prompt: `Fresh bread no. ${Math.random()}`, type: "meta", requestId: randomUUID() }),
      ),
    ),
  ]);
  return seen;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const over = new AbortController();
  process.once("message", () => over.abort());
  const seen = work(JSON.parse(process.argv[2] ?? ""), over.signal);
  process.send?.("begun");
  process.send?.(await seen);
}
