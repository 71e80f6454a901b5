import { Agent, get } from "node:http";
import type { ServerProcess } from "./server-process.ts";

export type Measured = { name: string; cpuMs: number; perSecond: number; p50: number; p99: number };
export type Case = { name: string; server: ServerProcess; path: string; headers: Record<string, string> };

const CONCURRENCY = 8;
const WARM_UP_REQUESTS = 3_000;

/** Runs the cases in turn for several rounds and takes each median, so that other load hits all alike. */
export async function compare(cases: Case[], requests: number, roundCount = 5): Promise<Measured[]> {
  const rounds: Measured[][] = [];
  // Warms up every server equally: a process that has just started runs its code far slower.
  for (const server of new Set(cases.map((single) => single.server))) {
    const first = cases.find((single) => single.server === server);
    if (first) await load(first, WARM_UP_REQUESTS);
  }
  for (let round = 0; round < roundCount; round += 1) {
    const measured: Measured[] = [];
    for (const single of cases) measured.push(await load(single, requests));
    rounds.push(measured);
  }
  return cases.map(({ name }, index) => {
    const median = (field: Exclude<keyof Measured, "name">) =>
      rounds.map((round) => round[index]?.[field] ?? 0).sort((a, b) => a - b)[Math.floor(roundCount / 2)] ?? 0;
    return { name, cpuMs: median("cpuMs"), perSecond: median("perSecond"), p50: median("p50"), p99: median("p99") };
  });
}

async function load({ name, server, path, headers }: Case, requests: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const times: number[] = [];
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const startedAt = performance.now();
      await request(new URL(path, server.url), agent, headers);
      times.push(performance.now() - startedAt);
    }
  };
  const cpuBefore = await server.cpu();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMs = ((await server.cpu()) - cpuBefore) / requests;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { name, cpuMs, perSecond: requests / seconds, p50: at(0.5), p99: at(0.99) };
}

function request(url: URL, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const isGood = answer.statusCode === 200 || answer.statusCode === 206;
      answer.resume();
      answer.on("end", () => (isGood ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`))));
    }).on("error", reject);
  });
}

export function print(title: string, measured: Measured[], baseline: Measured, goal: string) {
  console.log(`\n${title}`);
  console.log("  case                                    CPU ms   req/s   p50 ms   p99 ms   CPU ratio  p50 ratio");
  for (const { name, cpuMs, perSecond, p50, p99 } of measured) {
    const columns = [cpuMs.toFixed(3), perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2)];
    const ratios = [(cpuMs / baseline.cpuMs).toFixed(2), (p50 / baseline.p50).toFixed(2)];
    console.log(`  ${name.padEnd(38)}${[...columns, ...ratios].map((text) => text.padStart(9)).join("")}`);
  }
  console.log(`  goal: ${goal}`);
}
