import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FORMATS } from "../src/shared/formats.ts";
import { pictureAnswer } from "../tests/stand-ins/gemini/answers.ts";
import { startGemini } from "../tests/stand-ins/gemini/start-gemini.ts";
import { startBenchDatabase } from "./support/database.ts";
import { createPaidUser, signIn } from "./support/paid-user.ts";
import { makePicture } from "./support/picture.ts";
import { startServerProcess } from "./support/server-process.ts";
import { startOwnServer } from "./support/start-own-server.ts";

const ROUNDS = 40;
const WARM_UP = 5;
const PICTURE_BYTES = 1_500_000;
const FORMAT = "4:5";

/** A whole generation, less the service's answer, against the bare decoding, cropping and encoding of the same picture. */
export default async function generate() {
  const database = await startBenchDatabase();
  const gemini = await startGemini();
  const picture = await makePicture(PICTURE_BYTES);
  const path = join(database.dataDir, "picture.png");
  writeFileSync(path, picture);
  const { width, height } = FORMATS[FORMAT];
  const bare = await startServerProcess("bare-image-server", {
    PICTURE: path,
    WIDTH: String(width),
    HEIGHT: String(height),
  });
  const own = await startOwnServer(database, { GEMINI_BASE_URL: gemini.url });
  try {
    const { token } = await signIn(database.pool, await createPaidUser(database.pool));
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const call = (name: string, body: unknown) => time(`${own.url}/functions/v1/${name}`, headers, body);
    await call("save-api-key", { api_key: "AIzaSyBenchmark0123456789" });
    const answer = pictureAnswer(picture);
    const cases = {
      "the service's answer alone": () => {
        gemini.next({ answer });
        return time(
          `${gemini.url}/v1beta/models/gemini-nano-banana-2.1:generateContent`,
          SERVICE_HEADERS,
          SERVICE_BODY,
        );
      },
      "(b) bare decode, crop, encode": () => time(bare.url, {}, {}),
      "(a) whole generation": () => {
        gemini.next({ answer });
        return call("generate-creative", { prompt: "A loaf", type: "meta", format: FORMAT, requestId: randomUUID() });
      },
    };
    const times = Object.fromEntries(Object.keys(cases).map((name) => [name, [] as number[]]));
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [name, run] of Object.entries(cases)) {
        const ms = await run();
        if (round >= 0) times[name]?.push(ms);
      }
    }
    report(times, picture.length);
  } finally {
    await Promise.all([own.stop(), bare.stop(), gemini.stop()]);
    await database.stop();
  }
}

const SERVICE_HEADERS = { "x-goog-api-key": "benchmark", "content-type": "application/json" };
const SERVICE_BODY = {
  contents: [{ role: "user", parts: [{ text: "A loaf" }] }],
  generationConfig: { responseModalities: ["TEXT", "IMAGE"], imageConfig: { aspectRatio: FORMAT, imageSize: "1K" } },
};

async function time(url: string, headers: Record<string, string>, body: unknown): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - startedAt;
}

function report(times: Record<string, number[]>, size: number) {
  const at = (name: string, share: number) => {
    const sorted = [...(times[name] ?? [])].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  };
  const [answer = "", bare = "", whole = ""] = Object.keys(times);
  console.log(`\n${FORMAT}, ${ROUNDS} rounds one after the other, the service answers at once with ${size} bytes`);
  for (const name of [answer, bare, whole]) {
    console.log(
      `  ${name.padEnd(34)} p50 ${at(name, 0.5).toFixed(1).padStart(7)} ms   p95 ${at(name, 0.95).toFixed(1).padStart(7)} ms`,
    );
  }
  const added = at(whole, 0.5) - at(answer, 0.5);
  console.log(`  added by the server: p50 ${added.toFixed(1)} ms, ${(added / at(bare, 0.5)).toFixed(2)} times (b)`);
  console.log("  goal: at most 3 times (b)");
}
