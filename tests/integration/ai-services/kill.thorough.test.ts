import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailbox } from "../../../src/server/adapters/mail/mailbox.ts";
import { createPlace, until } from "../../support/process.ts";
import type { TestServer } from "../../support/server.ts";
import { call, request } from "../generation/studio.ts";
import { type Member, signInPaid } from "../storage/members.ts";
import { KEYS, openServices } from "./hall.ts";

type Service = keyof typeof KEYS;

let place: Awaited<ReturnType<typeof createPlace>>;
let services: Awaited<ReturnType<typeof openServices>>;
let server: Awaited<ReturnType<typeof place.launch>>;
const makers: Member[] = [];

beforeAll(async () => {
  place = await createPlace();
  services = await openServices();
  server = await place.launch(services.env);
  const mailbox = createMailbox(join(place.dataDir, "mailbox"), "", () => {});
  const running = {
    url: place.url,
    mails: () => mailbox.list(),
    db: { query: async (sql: string, values: unknown[]) => ({ rows: await place.query(sql, values) }) },
  } as unknown as TestServer;
  for (const name of ["one", "two"]) {
    const maker = await signInPaid(running, `${name}@loafworks.test`);
    for (const [service, api_key] of Object.entries(KEYS))
      await call(place, maker, "save-api-key", { service, api_key });
    makers.push(maker);
  }
});
afterAll(async () => {
  await server.kill("SIGTERM");
  await services.stop();
  await place.remove();
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
  server = await place.launch(services.env);

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
