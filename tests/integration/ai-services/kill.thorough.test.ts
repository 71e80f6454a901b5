import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../support/process.ts";
import { call, request } from "../generation/studio.ts";
import type { Member } from "../storage/members.ts";
import type { KEYS } from "./hall.ts";
import { openKillableHall } from "./killable-hall.ts";

type Service = keyof typeof KEYS;
type Hall = Awaited<ReturnType<typeof openKillableHall>>;

let hall: Hall;
let server: Hall["server"];

beforeAll(async () => {
  hall = await openKillableHall();
  server = hall.server;
});
afterAll(async () => {
  await server.kill("SIGTERM");
  await hall.services.stop();
  await hall.place.remove();
});

/** Before the service has answered at all; a job also while it is being asked about. */
const RUNS: { service: Service; at: string; ends: "interrupted" | "succeeded"; unsure: boolean }[] = [
  { service: "gemini", at: "the call", ends: "interrupted", unsure: true },
  { service: "openai", at: "the call", ends: "interrupted", unsure: true },
  { service: "openrouter", at: "the call", ends: "interrupted", unsure: true },
  { service: "compatible", at: "the call", ends: "interrupted", unsure: false },
  { service: "fal", at: "the job being sent", ends: "interrupted", unsure: true },
  { service: "fal", at: "the job being asked about", ends: "succeeded", unsure: false },
];

test("after kill -9 in the middle of each kind of call nothing is sent twice, and a job is resumed", async () => {
  const { place, services, makers } = hall;
  const { gemini, openai, openrouter, compatible, fal } = services;
  for (const service of [gemini, openai, openrouter, compatible, fal]) service.forget();
  gemini.next({ hang: "before the headers" });
  openai.next("image", { hang: true });
  openrouter.next("image", { hang: true });
  compatible.next("image", { hang: true });
  fal.next("submit", { hang: true });
  fal.next("status", { hang: true });

  const started = [];
  // Three at a time is what one person may have under way.
  for (const [at, run] of RUNS.entries()) {
    const maker = makers[Math.floor(at / 3)] as Member;
    const wanted = request({ service: run.service });
    let early: unknown;
    const answer = call(place, maker, "generate-creative", wanted).then(
      (reply) => {
        early = reply.body;
        return reply;
      },
      () => "cut",
    );
    started.push({ ...run, maker, wanted, answer });
    // The first of fal's two hangs while it is sent, the second while it is asked about.
    const isSent = () => ({ gemini, openai, openrouter, compatible, fal })[run.service].open() > 0;
    const isAskedAbout = () => fal.calls.some(({ kind }) => kind === "status");
    const isThere = run.at === "the job being asked about" ? isAskedAbout : isSent;
    await until(() => isThere() || early !== undefined);
    expect(early).toBeUndefined();
  }
  const posts = () => gemini.calls.length + openai.posts() + openrouter.posts() + compatible.posts() + fal.posts();
  expect(posts()).toBe(RUNS.length);
  await server.kill("SIGKILL");
  for (const { answer } of started) expect(await answer).toBe("cut");
  server = await hall.launch();

  const table = [];
  for (const { maker, wanted, service, at, ends, unsure } of started) {
    const find = () => maker.supabase.from("generations").select("state").eq("id", wanted.requestId).maybeSingle();
    await until(async () => !["queued", "running"].includes((await find()).data?.state ?? ""), 60_000);
    const state = (await find()).data?.state;
    const { data: calls } = await maker.supabase
      .from("ai_calls")
      .select("outcome, billed, price_usd, possible_usd")
      .eq("generation_id", wanted.requestId);
    table.push(
      `${service}, ${at}: ${state}, ${calls?.map((c) => `billed ${c.billed}, $${c.price_usd} + $${c.possible_usd}`)}`,
    );
    expect(state).toBe(ends);
    expect(calls).toHaveLength(1);
    expect((calls?.[0]?.possible_usd ?? 0) > 0).toBe(unsure);
    // The browser asks again with the same id: the same answer, and nothing is sent.
    const again = await call(place, maker, "generate-creative", wanted);
    expect(again.status).toBe(ends === "succeeded" ? 200 : 409);
  }
  process.stdout.write(`\nkill -9 in the middle of\n${table.join("\n")}\nPOSTs in all: ${posts()} of ${RUNS.length}\n`);
  expect(posts()).toBe(RUNS.length);
});
