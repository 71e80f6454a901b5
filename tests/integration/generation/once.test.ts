import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { sweepEarlyCancels } from "../../../src/server/generation/early-cancels.ts";
import { cancelGenerationOutput } from "../../../src/shared/contracts/cancel-generation.ts";
import { until } from "../../support/process.ts";
import type { Member } from "../storage/members.ts";
import { storedFiles } from "../storage/stored-files.ts";
import { call, generate, openStudio, openTwin, request, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let twin: Awaited<ReturnType<typeof openTwin>>;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  twin = await openTwin(studio.server);
  maker = await signInMaker(studio.server, "maker@loafworks.test");
  studio.gemini.forget();
});
afterEach(() => studio.gemini.forget());
afterAll(async () => {
  await twin.stop();
  await studio.stop();
});

const rows = async (table: string) =>
  (await studio.server.db.query(`select count(*) from public.${table}`)).rows[0].count as number;

test("twenty requests with one id are one call to the service and twenty equal answers", async () => {
  const wanted = request();
  const [creatives, calls] = [await rows("creatives"), await rows("ai_calls")];
  studio.gemini.next({ delayMs: 300 });
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => call(studio.server, maker, "generate-creative", wanted)),
  );
  expect(replies[0]?.status).toBe(200);
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(studio.gemini.calls).toHaveLength(1);
  expect(await rows("creatives")).toBe(creatives + 1);
  expect(await rows("ai_calls")).toBe(calls + 1);
});

test("two processes that get the same id make one call, whoever comes first", async () => {
  for (let round = 0; round < 5; round++) {
    const wanted = request();
    studio.gemini.next({ delayMs: 100 });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => call(i % 2 ? twin : studio.server, maker, "generate-creative", wanted)),
    );
    expect(replies[0]?.status).toBe(200);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  }
  expect(studio.gemini.calls).toHaveLength(5);
});

test("asking again later gives the same answer, good or bad, and asks the service nothing", async () => {
  const good = request();
  const bad = request({ prompt: "[case:image_safety]" });
  const first = [
    await call(studio.server, maker, "generate-creative", good),
    await call(studio.server, maker, "generate-creative", bad),
  ];
  const again = [await call(twin, maker, "generate-creative", good), await call(twin, maker, "generate-creative", bad)];
  const told = (reply: (typeof first)[number]) => ({ ...reply.body, request_id: undefined, status: reply.status });
  expect(again.map(told)).toEqual(first.map(told));
  expect(studio.gemini.calls).toHaveLength(2);
});

test("an id that was used for something else is refused, and somebody else's id is nobody's business", async () => {
  const wanted = request();
  await call(studio.server, maker, "generate-creative", wanted);
  const other = await call(studio.server, maker, "generate-creative", { ...wanted, prompt: "Something else" });
  expect(other).toMatchObject({ status: 409, body: { code: "conflict" } });
  const stranger = await signInMaker(studio.server, "stranger@loafworks.test");
  const theirs = await call(studio.server, stranger, "generate-creative", wanted);
  expect(theirs.status).toBe(200);
  expect(theirs.body.image_url).toContain(stranger.id);
});

test("a browser that goes away loses nothing: the creative is made and found", async () => {
  const wanted = request();
  studio.gemini.next({ delayMs: 400 });
  const leaving = new AbortController();
  const asked = fetch(`${studio.server.url}/functions/v1/generate-creative`, {
    method: "POST",
    headers: maker.headers,
    body: JSON.stringify(wanted),
    signal: leaving.signal,
  });
  await until(() => studio.gemini.calls.length === 1);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  const find = () =>
    maker.supabase.from("generations").select("state, creative_id").eq("id", wanted.requestId).single();
  expect((await find()).data?.state).toBe("running");
  await until(async () => (await find()).data?.state === "succeeded");
  const { data } = await maker.supabase
    .from("creatives")
    .select("prompt")
    .eq("id", (await find()).data?.creative_id);
  expect(data).toEqual([{ prompt: wanted.prompt }]);
  const again = await call(studio.server, maker, "generate-creative", wanted);
  expect(again.status).toBe(200);
  expect(studio.gemini.calls).toHaveLength(1);
});

test.each(["the same process", "another process"])(
  "cancelling through %s hangs up and keeps nothing",
  async (which) => {
    const wanted = request();
    const [creatives, files] = [await rows("creatives"), (await storedFiles(studio.server)).length];
    studio.gemini.next({ hang: "before the headers" });
    const asked = call(studio.server, maker, "generate-creative", wanted);
    await until(() => studio.gemini.open() === 1);
    const stranger = await signInMaker(studio.server, `stranger-${which.length}@loafworks.test`);
    const cancel = (who: Member) =>
      call(which === "the same process" ? studio.server : twin, who, "cancel-generation", {
        requestId: wanted.requestId,
      });
    // A stranger's request refers to their own generation with that id, and they have none.
    expect(cancelGenerationOutput.parse((await cancel(stranger)).body).message).toContain("before anything was sent");
    expect(studio.gemini.open()).toBe(1);
    expect((await cancel(maker)).body).toMatchObject({
      cancelled: true,
      message: expect.stringContaining("may still charge"),
    });
    const reply = await asked;
    expect(reply.body).toMatchObject({ code: "cancelled", error: expect.stringContaining("may still charge") });
    await until(() => studio.gemini.open() === 0);
    expect([await rows("creatives"), (await storedFiles(studio.server)).length]).toEqual([creatives, files]);
    const { data } = await maker.supabase.from("ai_calls").select("outcome").eq("generation_id", wanted.requestId);
    expect(data).toEqual([{ outcome: "interrupted" }]);
    expect((await cancel(maker)).body).toMatchObject({ cancelled: false });
  },
);

test("cancelling overtakes a request that is still on its way: nothing is sent when it arrives", async () => {
  const wanted = request();
  const cancel = await call(twin, maker, "cancel-generation", { requestId: wanted.requestId });
  expect(cancel.body).toMatchObject({ cancelled: true, message: expect.stringContaining("Nothing was charged") });
  for (const server of [studio.server, twin]) {
    const reply = await call(server, maker, "generate-creative", wanted);
    expect(reply.body).toMatchObject({ code: "cancelled", error: expect.stringContaining("Nothing was charged") });
  }
  expect(studio.gemini.calls).toEqual([]);
  const { data } = await maker.supabase.from("ai_calls").select("outcome").eq("generation_id", wanted.requestId);
  expect(data).toEqual([]);
});

test("made-up ids leave a few notes that run out, and the newest of them are good", async () => {
  const before = await rows("generations");
  const ids = Array.from({ length: 50 }, () => randomUUID());
  for (const requestId of ids) {
    const { body } = await call(studio.server, maker, "cancel-generation", { requestId });
    expect(body).toMatchObject({ cancelled: true });
  }
  const { rows: notes } = await studio.server.db.query(
    "select generation_id, expires_at < now() + interval '10 minutes' as runs_out from private.early_cancels where user_id = $1",
    [maker.id],
  );
  expect(notes).toHaveLength(20);
  expect(notes.every(({ runs_out }) => runs_out)).toBe(true);
  expect(await rows("generations")).toBe(before);
  const late = await generate(twin, maker, { requestId: ids.at(-1) });
  expect(late.body).toMatchObject({ code: "cancelled", error: expect.stringContaining("Nothing was charged") });
  expect(studio.gemini.calls).toEqual([]);
  await studio.server.db.query("update private.early_cancels set expires_at = now()");
  await sweepEarlyCancels(studio.server.db);
  expect((await studio.server.db.query("select from private.early_cancels")).rowCount).toBe(0);
});

test("cancelled at any moment of its start, a generation is either never sent or hung up on", async () => {
  for (const delay of [0, 1, 2, 4, 8, 16, 32]) {
    const wanted = request();
    studio.gemini.next({ hang: "before the headers" });
    const asked = call(studio.server, maker, "generate-creative", wanted);
    await new Promise((resolve) => setTimeout(resolve, delay));
    const { body } = await call(studio.server, maker, "cancel-generation", { requestId: wanted.requestId });
    expect(body).toMatchObject({ cancelled: true });
    expect((await asked).body).toMatchObject({ code: "cancelled" });
    await until(() => studio.gemini.open() === 0);
    studio.gemini.forget();
  }
});

test("a fourth generation at the same time is refused before its pictures are looked at, for this user only", async () => {
  studio.gemini.next({ delayMs: 1_500 }, { delayMs: 1_500 }, { delayMs: 1_500 });
  const stranger = await signInMaker(studio.server, "busy-neighbour@loafworks.test");
  studio.gemini.forget();
  studio.gemini.next({ delayMs: 1_500 }, { delayMs: 1_500 }, { delayMs: 1_500 });
  const three = [1, 2, 3].map(() => generate(studio.server, maker));
  await until(() => studio.gemini.calls.length === 3);
  const inspirationImages = [{ id: "broken", name: "Broken", mimeType: "image/png", data: "bm8gcGljdHVyZQ==" }];
  const fourth = await generate(twin, maker, { inspirationImages });
  expect(fourth).toMatchObject({ status: 429, body: { code: "too_many_running" } });
  expect((await generate(studio.server, stranger)).status).toBe(200);
  expect((await Promise.all(three)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await generate(studio.server, maker)).status).toBe(200);
});
