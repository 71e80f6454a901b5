import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteApiKeyOutput, saveApiKeyOutput } from "../../../src/shared/contracts/api-key.ts";
import { WRONG_KEY } from "../../stand-ins/gemini/start-gemini.ts";
import { type Member, signIn, signInPaid } from "../storage/members.ts";
import { call, GOOD_KEY, generate, openStudio, openTwin, request, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio();
  maker = await signInPaid(studio.server, "maker@loafworks.test");
});
beforeEach(async () => {
  await studio.server.db.query("delete from public.ai_calls; delete from private.call_limits");
  studio.gemini.forget();
});
afterAll(async () => {
  expect(studio.gemini.faults).toEqual([]);
  await studio.stop();
});

const save = (api_key: unknown, who = maker) => call(studio.server, who, "save-api-key", { api_key });
const marker = async (who = maker) =>
  (await who.supabase.from("user_profiles").select("api_key_encrypted").eq("id", who.id).single()).data
    ?.api_key_encrypted;

test("without a key nothing can be generated or enhanced, and nothing is sent", async () => {
  const refused = { status: 409, body: { code: "key_missing", error: expect.stringContaining("Settings") } };
  expect(await generate(studio.server, maker)).toMatchObject(refused);
  const enhanced = await call(studio.server, maker, "enhance-prompt", {
    text: "a loaf",
    adType: "meta",
    isReroll: false,
  });
  expect(enhanced).toMatchObject(refused);
  expect(studio.gemini.calls).toEqual([]);
});

test("a key is kept once the service has said yes to it, and the profile shows only its end", async () => {
  const reply = await save(`  ${GOOD_KEY}\n`);
  expect(saveApiKeyOutput.parse(reply.body)).toEqual({ api_key_encrypted: "v1:••••a1B2" });
  expect(studio.gemini.calls).toMatchObject([{ kind: "check", key: GOOD_KEY }]);
  expect(await marker()).toBe("v1:••••a1B2");
  const { data } = await maker.supabase.from("ai_calls").select("kind, outcome, price_usd");
  expect(data).toEqual([{ kind: "key_check", outcome: "succeeded", price_usd: 0 }]);
});

test.each([
  ["", "bad_request", "Please enter your AI API key."],
  [" \n\t ", "bad_request", "Please enter your AI API key."],
  ["x".repeat(501), "key_invalid", "too long"],
  ["AIza with spaces", "key_invalid", "one word"],
  ["AIza\r\nx-evil: 1", "key_invalid", "one word"],
  ["AIza\u0000", "key_invalid", "one word"],
  ["ключ-к-сервису", "key_invalid", "one word"],
  ["x".repeat(10_001), "bad_request", "api_key"],
  [7, "bad_request", "api_key"],
])("%j is no key, which nobody has to be asked about", async (typed, code, says) => {
  const reply = await save(typed);
  expect(reply.body).toMatchObject({ success: false, code, error: expect.stringContaining(says) });
  expect(studio.gemini.calls).toEqual([]);
});

test("a key that the service refuses is not kept, and the one before stays", async () => {
  const before = await marker();
  const reply = await save(`AIzaSyabcdefghijklmnop${WRONG_KEY}`);
  expect(reply).toMatchObject({
    status: 422,
    body: { code: "key_invalid", error: expect.stringContaining("not accept this API key") },
  });
  expect(await marker()).toBe(before);
  studio.gemini.forget();
  expect((await generate(studio.server, maker)).status).toBe(200);
  expect(studio.gemini.calls[0]?.key).toBe(GOOD_KEY);
});

test.each([
  ["internal", "provider_unavailable"],
  ["overload", "provider_unavailable"],
  ["html_bad_gateway", "provider_unavailable"],
  ["deadline", "provider_timeout"],
  ["quota_minute", "rate_limited"],
  ["html_ok", "provider_failed"],
] as const)(
  "a service that answers %s was not asked: the key is neither saved nor called wrong",
  async (answer, code) => {
    studio.gemini.next({ answer }, { answer }, { answer });
    const reply = await save("AIzaSyanotherkey0123456789");
    expect(reply.body).toMatchObject({ code, error: expect.stringContaining("could not be asked about this API key") });
    expect(reply.body.error).toContain("A key you saved before stays connected");
    expect(await marker()).toBe("v1:••••a1B2");
  },
);

test("ten tries a minute are enough for anybody", async () => {
  for (let i = 0; i < 10; i++) await save(`AIzaSytry${i}${WRONG_KEY}`);
  expect(await save(GOOD_KEY)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(studio.gemini.calls).toHaveLength(10);
});

test("sixty tries at the same moment, through two processes, are ten tries", async () => {
  const twin = await openTwin(studio.server);
  try {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        fetch(`${i % 2 ? twin.url : studio.server.url}/functions/v1/save-api-key`, {
          method: "POST",
          headers: maker.headers,
          body: JSON.stringify({ api_key: GOOD_KEY }),
        }),
      ),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(50);
    // On a busy machine some wait for a connection too long, which is refused as well: those may come back at once.
    const waits = refused.map(({ headers }) => Number(headers.get("retry-after"))).filter((seconds) => seconds !== 1);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.min(...waits)).toBeGreaterThan(50);
    // The other process asks the real service, which cannot be reached from here.
    expect(studio.gemini.calls.length).toBeLessThanOrEqual(10);
  } finally {
    await twin.stop();
  }
});

test("a deleted key is gone, and deleting it again changes nothing", async () => {
  const forget = () => call(studio.server, maker, "delete-api-key", {});
  expect(deleteApiKeyOutput.parse((await forget()).body)).toEqual({ deleted: true });
  expect(await marker()).toBeNull();
  expect((await forget()).body).toMatchObject({ success: true, deleted: false });
  expect((await generate(studio.server, maker)).body.code).toBe("key_missing");
});

test("who has not paid gets 402 everywhere, but may always take the key away", async () => {
  const unpaid = await signIn(studio.server, "unpaid@loafworks.test");
  for (const [name, body] of [
    ["save-api-key", { api_key: GOOD_KEY }],
    ["generate-creative", request()],
    ["enhance-prompt", { text: "a loaf", adType: "meta", isReroll: false }],
  ] as const) {
    expect(await call(studio.server, unpaid, name, body)).toMatchObject({
      status: 402,
      body: { code: "payment_required" },
    });
  }
  expect((await call(studio.server, unpaid, "delete-api-key", {})).status).toBe(200);
  expect(studio.gemini.calls).toEqual([]);
});

test("`demo` is the composer's key where there is a composer: no service is asked, and nothing is marked as AI", async () => {
  const { default: sharp } = await import("sharp");
  const composed = await sharp({ create: { width: 1080, height: 1080, channels: 3, background: "#ffd84d" } })
    .png()
    .toBuffer();
  const withComposer = await openStudio({
    composer: {
      isTrainedModel: false,
      checkKey: async () => ({ ok: true, value: null, model: null, priceUsd: 0 }),
      rewritePrompt: async ({ text }) => ({ ok: true, value: `${text}, at dawn`, model: "composer", priceUsd: 0 }),
      writeCaptions: async () => ({ ok: true, value: [], model: "composer", priceUsd: 0 }),
      generateImage: async ({ text, type, format }) => {
        if (text !== "A loaf" || type !== "maker" || format !== "1:1")
          throw new Error("the composer got something else");
        return { ok: true, value: { bytes: composed, mimeType: "image/png" }, model: "composer", priceUsd: 0 };
      },
    },
  });
  try {
    const tester = await signInMaker(withComposer.server, "tester@loafworks.test", "demo");
    expect(await marker(tester)).toBe("v1:••••demo");
    const reply = await generate(withComposer.server, tester, { prompt: "A loaf", type: "maker" });
    expect(reply.body).toMatchObject({ success: true, model: "composer", price_usd: 0 });
    const picture = await fetch(new URL(String(reply.body.image_url), withComposer.server.url));
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).xmp).toBeUndefined();
    expect(withComposer.gemini.calls).toEqual([]);
  } finally {
    await withComposer.stop();
  }
});
