import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type pg from "pg";
import { pictureAnswer } from "../tests/stand-ins/gemini/answers.ts";
import { startGemini } from "../tests/stand-ins/gemini/start-gemini.ts";
import { startBenchDatabase } from "./support/database.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import { makePicture } from "./support/picture.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const PICTURE_BYTES = 1_500_000;
const TICK_MS = 10;

/** What a month of use is made of: the CPU time of server and database, and the bytes sent, for each thing people do. */
export default async function costs() {
  const database = await startBenchDatabase();
  const gemini = await startGemini();
  const own = await startOwnServer(database, { GEMINI_BASE_URL: gemini.url });
  try {
    const { token } = await signIn(database.pool, await createPaidUser(database.pool));
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const ask = async (path: string, body?: unknown) => {
      const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
      const answer = await fetch(own.url + path, init);
      const bytes = await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return bytes;
    };
    await ask("/functions/v1/save-api-key", { api_key: "AIzaSyBenchmark0123456789" });
    const answer = pictureAnswer(await makePicture(PICTURE_BYTES));
    const pictures: string[] = [];
    const generate = async () => {
      gemini.next({ answer });
      const request = { prompt: "A loaf", type: "meta", format: "4:5", requestId: randomUUID() };
      const made = await ask("/functions/v1/generate-creative", request);
      pictures.push(JSON.parse(Buffer.from(made).toString()).image_url);
      return made;
    };
    const next = () => pictures.at(Math.floor(Math.random() * pictures.length)) ?? "";
    const rendition = (address: string) => `${address.replace("/object/", "/render/image/")}?width=640&resize=contain`;
    const cases: [string, number, () => Promise<ArrayBuffer>][] = [
      ["a generation, less the service's own time", 30, generate],
      ["a page of the gallery", 400, () => ask("/rest/v1/rpc/search_creatives")],
      ["a smaller picture, made", 30, () => ask(rendition(pictures.pop() ?? ""))],
      ["a generation (again)", 10, generate],
      ["a whole picture", 100, () => ask(next())],
    ];
    console.log("  what                                       server ms  database ms    bytes sent");
    for (const [name, times, work] of cases) {
      const before = [await own.cpu(), await databaseCpu(database.pool)] as const;
      let bytes = 0;
      for (let time = 0; time < times; time += 1) bytes += (await work()).byteLength;
      const server = ((await own.cpu()) - before[0]) / times;
      const rows = ((await databaseCpu(database.pool)) - before[1]) / times;
      const columns = [server.toFixed(2).padStart(10), rows.toFixed(2).padStart(12), String(Math.round(bytes / times))];
      console.log(`  ${name.padEnd(42)}${columns[0]}${columns[1]}${columns[2]?.padStart(14)}`);
    }
    console.log(`  memory of the server: ${Math.round((await own.memory()) / 1024 ** 2)} MB`);
  } finally {
    await own.stop();
    await gemini.stop();
    await database.stop();
  }
}

/** Of all connections that are open, in milliseconds. */
async function databaseCpu(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("select pid from pg_stat_activity");
  return rows.reduce((sum, { pid }) => sum + ticksOf(pid) * TICK_MS, 0);
}

/** Fields 14 and 15 of /proc/PID/stat: user and system time. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
