import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EDIT_SOURCE } from "../../../src/shared/contracts/generate-creative.ts";
import { until } from "../../support/process.ts";
import { call, generate, picture, type Reply, request } from "../generation/studio.ts";
import type { Member } from "../storage/members.ts";
import { KEYS } from "./hall.ts";
import { openKillableHall } from "./killable-hall.ts";

type Service = keyof typeof KEYS;
type Hall = Awaited<ReturnType<typeof openKillableHall>>;
type Asked = { service: Service; maker: Member; wanted: ReturnType<typeof request>; answer: Promise<Reply | "cut"> };

const SERVICES = Object.keys(KEYS) as Service[];
const HEADLINE = "Warm at seven.";
const PROMPT = `Sourdough on a bench. “${HEADLINE}” 4 euro a loaf`;

let hall: Hall;
let server: Hall["server"];

beforeAll(async () => {
  hall = await openKillableHall();
  server = hall.server;
});
beforeEach(() => {
  for (const service of SERVICES) hall.services[service].forget();
});
afterAll(async () => {
  for (const service of SERVICES) expect(hall.services[service].faults).toEqual([]);
  await server.kill("SIGTERM");
  await hall.services.stop();
  await hall.place.remove();
});

/** How many pictures a service was asked for. */
const asks = (service: Service) => {
  const { gemini, ...others } = hall.services;
  return service === "gemini" ? gemini.calls.length : others[service].posts();
};

const ask = (service: Service, maker: Member, wanted: Asked["wanted"]): Asked => {
  const answer = call(hall.place, maker, "generate-creative", wanted).catch(() => "cut" as const);
  return { service, maker, wanted, answer };
};

/** Three at a time is what one person may have under way. */
const askAll = () =>
  SERVICES.map((service, at) =>
    ask(service, hall.makers[Math.floor(at / 3)] as Member, request({ prompt: PROMPT, words: "ours", service })),
  );

const waiting = () => hall.place.query("select from private.letterings where picture is not null");

async function expectWhole({ service, maker, wanted }: Asked) {
  const find = () => maker.supabase.from("generations").select("state").eq("id", wanted.requestId).single();
  const hasEnded = async () => ["succeeded", "failed", "interrupted"].includes((await find()).data?.state ?? "");
  await until(hasEnded, 120_000);
  // The browser asks again with the same id: the answer is there, and nothing is sent.
  const reply = await call(hall.place, maker, "generate-creative", wanted);
  expect(reply).toMatchObject({ status: 200, body: { service } });
  expect(asks(service)).toBe(1);
  const { data: calls } = await maker.supabase
    .from("ai_calls")
    .select("service, outcome, billed, price_usd, possible_usd")
    .eq("generation_id", wanted.requestId);
  const isFree = service === "compatible";
  expect(calls).toMatchObject([{ service, outcome: "succeeded", billed: isFree ? "no" : "yes", possible_usd: 0 }]);
  expect((calls?.[0]?.price_usd ?? 0) > 0).toBe(!isFree);
  const { data: scenes } = await maker.supabase
    .from("creative_scenes")
    .select("scene")
    .eq("creative_id", String(reply.body.creative_id));
  expect(JSON.stringify(scenes)).toContain(HEADLINE);
  return reply;
}

async function expectNothingLeft() {
  expect(await hall.place.query("select from private.letterings")).toEqual([]);
  expect(await hall.place.query("select from public.ai_calls where outcome = 'pending'")).toEqual([]);
}

test("kill -9 between the picture and its words: of no service is a picture lost, or paid for twice", async () => {
  const letGo = await hall.holdScenes("share");
  const asked = askAll();
  await until(async () => (await waiting()).length === SERVICES.length);
  await server.kill("SIGKILL");
  await letGo();
  for (const { answer } of asked) expect(await answer).toBe("cut");
  server = await hall.launch();
  // Twenty seconds later.
  await hall.place.query("update generations set lease_until = now() where state = 'running'");
  for (const one of asked) await expectWhole(one);
  await expectNothingLeft();
});

test("PostgreSQL ends between the picture and its words: the same process goes on", async () => {
  const letGo = await hall.holdScenes("share");
  const asked = askAll();
  await until(async () => (await waiting()).length === SERVICES.length);
  hall.place.killPostgres();
  await letGo();
  for (const one of asked) {
    expect(await one.answer).toMatchObject({ status: 200 });
    await expectWhole(one);
  }
  await expectNothingLeft();
});

test("PostgreSQL ends before the picture is kept, of a key that was out of credit: the same process goes on", async () => {
  await hall.place.query("update private.api_keys set state = 'no_credit'");
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { gemini, fal, ...plain } = hall.services;
  gemini.next({ after });
  fal.next("result", { after });
  for (const service of [plain.openai, plain.openrouter, plain.compatible]) service.next("image", { after });
  const asked = askAll();
  await until(() => SERVICES.every((service) => hall.services[service].open() > 0));
  hall.place.killPostgres();
  release();
  for (const one of asked) {
    expect(await one.answer).toMatchObject({ status: 200 });
    await expectWhole(one);
  }
  await expectNothingLeft();
});

test("PostgreSQL ends while words are put back on a picture that was changed: the same process goes on", async () => {
  const [maker] = hall.makers as [Member];
  const first = await generate(hall.place, maker, { prompt: PROMPT, words: "ours", service: "gemini" });
  const { gemini } = hall.services;
  gemini.forget();
  let release = () => {};
  gemini.next({ after: new Promise<void>((resolve) => (release = resolve)) });
  const data = (await picture(hall.place, first)).toString("base64");
  const wanted = request({
    ...{ prompt: "warmer light", type: "edit", title: "Edited Creative", service: "gemini" },
    ...{ source: first.body.creative_id, inspirationImages: [{ ...EDIT_SOURCE, mimeType: "image/png", data }] },
  });
  const asked = ask("gemini", maker, wanted);
  await until(() => gemini.open() === 1);
  const letGo = await hall.holdScenes("access exclusive");
  release();
  await until(async () => (await waiting()).length === 1);
  hall.place.killPostgres();
  await letGo();
  expect(await asked.answer).toMatchObject({ status: 200 });
  const made = await expectWhole(asked);
  expect(made.body.note).toBeUndefined();
  await expectNothingLeft();
});
