import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AiServices, aiServicesOutput } from "../../../src/shared/contracts/ai-services.ts";
import { falAnswers } from "../../stand-ins/fal/start-fal.ts";
import { openaiAnswers } from "../../stand-ins/openai/start-openai.ts";
import { EMPTY_KEY } from "../../stand-ins/openrouter/start-openrouter.ts";
import { WRONG_KEY } from "../../stand-ins/wire/start-service.ts";
import { call, generate } from "../generation/studio.ts";
import { type Member, signIn, signInPaid } from "../storage/members.ts";
import { KEYS, openHall } from "./hall.ts";

let hall: Awaited<ReturnType<typeof openHall>>;
let maker: Member;

beforeAll(async () => {
  hall = await openHall();
  maker = await signInPaid(hall.server, "maker@loafworks.test");
});
beforeEach(async () => {
  await hall.server.db.query(
    "delete from public.ai_calls; delete from private.call_limits; delete from private.api_keys; delete from private.ai_settings",
  );
  for (const service of [hall.gemini, hall.openai, hall.openrouter, hall.fal, hall.compatible]) service.forget();
});
afterAll(async () => {
  for (const { faults } of [hall.gemini, hall.openai, hall.openrouter, hall.fal, hall.compatible]) {
    expect(faults).toEqual([]);
  }
  await hall.stop();
});

const ask = (name: string, body: unknown, who = maker) => call(hall.server, who, name, body);
const save = (service: keyof typeof KEYS, more = {}) =>
  ask("save-api-key", { service, api_key: KEYS[service], ...more });
const state = async (who = maker): Promise<AiServices> =>
  aiServicesOutput.parse((await ask("ai-services", {}, who)).body);
const view = async (id: string) => (await state()).services.find((service) => service.id === id);
const books = async () =>
  (
    await maker.supabase
      .from("ai_calls")
      .select("service, model, outcome, billed, price_usd, possible_usd")
      .neq("kind", "key_check")
      .order("started_at")
  ).data;
const marker = async () =>
  (await maker.supabase.from("user_profiles").select("api_key_encrypted").eq("id", maker.id).single()).data
    ?.api_key_encrypted;

test("keys of all services stand side by side, and each run goes to the one it names, or to the default", async () => {
  expect((await state()).services.map(({ id, state: is }) => [id, is])).toEqual([
    ["gemini", "absent"],
    ["openai", "absent"],
    ["openrouter", "absent"],
    ["fal", "absent"],
    ["compatible", "absent"],
    ["composer", "ready"],
  ]);
  for (const service of Object.keys(KEYS) as (keyof typeof KEYS)[]) {
    expect(await save(service)).toMatchObject({ status: 200 });
  }
  const { services, defaults } = await state();
  expect(services.map(({ masked }) => masked)).toEqual(["••••GEMI", "••••OPEN", "••••ROUT", "••••FAL0", "••••", null]);
  expect(defaults).toEqual({ image: "gemini", text: "gemini", is_text_chosen: false });
  expect(await marker()).toBe("v1:••••GEMI");

  const made: unknown[] = [(await generate(hall.server, maker)).body];
  for (const service of ["openai", "openrouter", "fal", "compatible", "composer"]) {
    made.push((await generate(hall.server, maker, { service, format: "4:5" })).body);
  }
  expect(made).toMatchObject([
    { service: "gemini", model: "gemini-nano-banana-2.1", price_usd: 0.0336 },
    { service: "openai", model: "gpt-image-2.5-flare" },
    { service: "openrouter", model: "google/gemini-3.1-flash-image", price_usd: 0.0391 },
    { service: "fal", model: "blackforestlabs/flux-3/text-to-image", price_usd: 0.048 },
    { service: "compatible", model: "flux.2-klein-9b", price_usd: 0 },
    { service: "composer", price_usd: 0 },
  ]);
  const { data: usage } = await maker.supabase.rpc("usage_of_month", {});
  const split = (usage as { services: { service: string; pictures: number }[] }).services;
  expect(split.map(({ service, pictures }) => [service, pictures])).toHaveLength(6);
  expect((await state()).spending).toMatchObject({ unsure_usd: 0, certain_usd: expect.closeTo(0.1686, 3) });
});

test("another model, quality and default are chosen in Settings, for one run, or not at all when there is none", async () => {
  await save("openai");
  await save("openrouter");
  const changed = await ask("change-ai-settings", {
    image: "openrouter",
    model: { service: "openai", id: "gpt-image-2.6-flare", quality: "xhigh" },
  });
  expect(aiServicesOutput.parse(changed.body).defaults.image).toBe("openrouter");
  expect(await marker()).toBe("v1:••••ROUT");
  await generate(hall.server, maker, { service: "openai" });
  await generate(hall.server, maker, { service: "openai", model: "gpt-image-2", quality: "low" });
  expect(hall.openai.calls.flatMap(({ image }) => (image ? [[image.model, image.quality]] : []))).toEqual([
    ["gpt-image-2.6-flare", "xhigh"],
    ["gpt-image-2", "low"],
  ]);
  const vista = (await view("openrouter"))?.models.find(({ id }) => id === "newmaker/vista-2");
  expect(vista?.prices.standard?.["1:1"]).toBeNull();
  hall.openai.forget();
  for (const wrong of [
    { service: "openai", model: "dall-e-3" },
    { service: "openai", model: "gpt-image-2", quality: "max" },
    { service: "fal" },
    { service: "openrouter", model: "newmaker/vista-2", inspirationImages: [{ ...PIXEL, id: "a", name: "a" }] },
  ]) {
    const refused = await generate(hall.server, maker, wrong);
    expect(refused.body.code).toMatch(/not_supported|key_missing/);
    expect(refused.body.error).toContain("Nothing was sent");
  }
  expect(hall.openai.posts() + hall.fal.posts() + hall.openrouter.posts()).toBe(0);
});

const PIXEL = {
  mimeType: "image/png",
  data: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};

test("pictures are sent along in each service's own way, and an edit is one of them", async () => {
  for (const service of ["openai", "openrouter", "fal"] as const) {
    await save(service);
    const along = {
      service,
      inspirationImages: [
        { ...PIXEL, id: "a", name: "a" },
        { ...PIXEL, id: "b", name: "b" },
      ],
    };
    expect(await generate(hall.server, maker, along)).toMatchObject({ status: 200 });
  }
  const edit = {
    service: "openai",
    type: "edit",
    inspirationImages: [{ ...PIXEL, id: "edit-source", name: "Original Image" }],
  };
  expect(await generate(hall.server, maker, edit)).toMatchObject({ status: 200 });
  expect(hall.openai.calls.map(({ path, pictures }) => [path, pictures]).slice(1)).toEqual([
    ["/images/edits", 2],
    ["/images/edits", 1],
  ]);
  expect(hall.fal.calls.find(({ kind }) => kind === "submit")?.path).toBe("/blackforestlabs/flux-3/edit-image");
});

test("text is written by the service chosen for it; one that only draws says so", async () => {
  await save("fal");
  const enhance = (more = {}) => ask("enhance-prompt", { text: "a loaf", adType: "meta", isReroll: false, ...more });
  expect(await enhance()).toMatchObject({ status: 422, body: { code: "not_supported" } });
  for (const service of ["openai", "openrouter"] as const) {
    await save(service);
    expect((await enhance({ service })).body.enhanced_text).toContain("lit from the left");
  }
  await ask("change-ai-settings", { text: "openrouter" });
  expect((await state()).defaults).toEqual({ image: "fal", text: "openrouter", is_text_chosen: true });
  expect((await enhance()).status).toBe(200);
  expect((await books())?.map(({ service, price_usd }) => [service, price_usd])).toEqual([
    ["openai", 0.000185],
    ["openrouter", 0.0008],
    ["openrouter", 0.0008],
  ]);
});

test("a check tells a wrong key, an empty account and a silent service apart; only a wrong key is not kept", async () => {
  const wrong = await ask("save-api-key", { service: "openai", api_key: `sk-proj-0123456789abcdef${WRONG_KEY}` });
  expect(wrong).toMatchObject({ status: 422, body: { code: "key_invalid", error: expect.stringContaining("OpenAI") } });
  expect((await view("openai"))?.state).toBe("absent");
  await ask("save-api-key", { service: "openrouter", api_key: `sk-or-v1-0123456789abcdef${EMPTY_KEY}` });
  expect(await view("openrouter")).toMatchObject({ state: "no_credit", credit_usd: 0 });
  await save("openrouter");
  expect(await view("openrouter")).toMatchObject({ state: "connected", credit_usd: 12.5, note: null });
  await save("fal", { unchecked: true });
  expect((await view("fal"))?.state).toBe("unchecked");
  hall.fal.next("check", { answer: { status: 500, body: "down" } });
  const checked = await ask("check-ai-service", { service: "fal" });
  expect(aiServicesOutput.parse(checked.body).services.find(({ id }) => id === "fal")?.state).toBe("unreachable");
  // A picture shows more than a check.
  hall.fal.next("submit", { answer: falAnswers.no_credit });
  expect((await generate(hall.server, maker, { service: "fal" })).body.code).toBe("no_credit");
  expect((await view("fal"))?.state).toBe("no_credit");
  await generate(hall.server, maker, { service: "fal" });
  expect((await view("fal"))?.state).toBe("connected");
});

test("a deleted default is followed by nobody, unless somebody is named", async () => {
  await save("openai");
  await save("fal");
  await ask("delete-api-key", { service: "openai" });
  expect((await state()).defaults.image).toBeNull();
  expect(await marker()).toBeNull();
  expect(await generate(hall.server, maker)).toMatchObject({ status: 409, body: { code: "key_missing" } });
  await save("openai", { makeDefault: true });
  expect((await ask("delete-api-key", { service: "openai", next: "composer" })).body).toMatchObject({ deleted: true });
  expect(await marker()).toBe("v1:••••demo");
  expect((await generate(hall.server, maker)).body).toMatchObject({ service: "composer" });
});

test("what fails is booked as what it may have cost, and the user reads it", async () => {
  await save("openai");
  hall.openai.next("image", { cut: true });
  const cut = await generate(hall.server, maker, { format: "4:5" });
  expect(cut.body).toMatchObject({
    code: "provider_unavailable",
    error: expect.stringMatching(/OpenAI failed before.*may still charge for this call, up to \$0\.048/),
    charge: { service: "openai", billed: "unknown", price_usd: 0, possible_usd: expect.closeTo(0.0476, 3) },
  });
  hall.openai.next("image", { answer: openaiAnswers.not_verified });
  const refused = await generate(hall.server, maker);
  expect(refused.body).toMatchObject({
    code: "not_verified",
    error: expect.stringContaining("platform.openai.com/settings/organization/general"),
    charge: { billed: "no", possible_usd: 0 },
  });
  expect(await books()).toMatchObject([
    { outcome: "failed", billed: "unknown", price_usd: 0, possible_usd: expect.closeTo(0.0476, 3) },
    { outcome: "failed", billed: "no", price_usd: 0, possible_usd: 0 },
  ]);
  expect((await state()).spending.unsure_usd).toBeCloseTo(0.0476, 3);
  expect(hall.openai.posts()).toBe(2);
});

test("two at once cannot pass the cap together; what is unsure counts, and what is free goes on", async () => {
  await save("gemini");
  await ask("change-ai-settings", { cap_usd: 0.05 });
  const both = await Promise.all([generate(hall.server, maker), generate(hall.server, maker)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(both.find(({ status }) => status === 422)?.body).toMatchObject({
    code: "cap_reached",
    error: expect.stringMatching(/cap of \$0\.050.*Nothing was sent/),
  });
  expect(hall.gemini.calls.filter(({ kind }) => kind === "image")).toHaveLength(1);
  await hall.server.db.query("update public.ai_calls set price_usd = 0, possible_usd = 0.0336, billed = 'unknown'");
  expect((await generate(hall.server, maker)).body.code).toBe("cap_reached");
  expect((await generate(hall.server, maker, { service: "composer" })).status).toBe(200);
  await ask("change-ai-settings", { cap_usd: null });
  expect((await generate(hall.server, maker)).status).toBe(200);
});

test("at 80 % of the cap one mail is sent, and only one", async () => {
  await save("gemini");
  await ask("change-ai-settings", { cap_usd: 0.11 });
  const told = async () => (await hall.server.mails()).filter(({ subject }) => subject.includes("AI cap")).length;
  const before = await told();
  for (let i = 0; i < 2; i++) expect((await generate(hall.server, maker)).status).toBe(200);
  expect(await queued()).toBe(0);
  for (const status of [200, 422]) expect((await generate(hall.server, maker)).status).toBe(status);
  await expect.poll(told).toBe(before + 1);
  expect(await queued()).toBe(0);
});
const queued = async () =>
  (await hall.server.db.query("select from private.outbox where kind = 'spending-cap'")).rowCount;

test("a job outlives a lost answer: it is asked about, never sent twice", async () => {
  await save("fal");
  hall.fal.next("status", { answer: { status: 503, body: "" } }, { cut: true });
  hall.fal.next("result", { cut: true });
  expect((await generate(hall.server, maker)).body).toMatchObject({ success: true, price_usd: 0.048 });
  expect(hall.fal.posts()).toBe(1);
});

test("nobody sees or changes somebody else's services, and nobody does without a token", async () => {
  await save("openai");
  const other = await signIn(hall.server, "other@loafworks.test");
  expect((await state(other)).services.every(({ masked }) => masked === null)).toBe(true);
  expect((await ask("change-ai-settings", { image: "openai" }, other)).body.code).toBe("key_missing");
  expect((await ask("check-ai-service", { service: "openai" }, other)).status).toBe(402);
  for (const name of ["ai-services", "change-ai-settings", "check-ai-service"]) {
    const answer = await fetch(`${hall.server.url}/functions/v1/${name}`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(401);
  }
});
