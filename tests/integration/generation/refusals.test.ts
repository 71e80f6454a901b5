import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answers, type CaseName } from "../../stand-ins/gemini/answers.ts";
import type { Member } from "../storage/members.ts";
import { generate, openStudio, type Studio, signInMaker } from "./studio.ts";

let studio: Studio;
let maker: Member;

beforeAll(async () => {
  studio = await openStudio({ timing: { firstByteMs: 1_500, idleMs: 400, totalMs: 20_000 } });
  maker = await signInMaker(studio.server, "maker@loafworks.test");
});
beforeEach(() => {
  studio.gemini.forget();
  studio.pauses.length = 0;
});
afterAll(async () => {
  expect(studio.gemini.faults).toEqual([]);
  await studio.stop();
});

/** What the user reads, how often the service was called, and what is recorded. */
const expected: Record<CaseName, { code: string; says: RegExp; calls: number; outcome: string }> = {
  text_only_refusal: refused(/declined.*rephrasing.*“I can't create that image, but I can help/),
  prompt_blocked: refused(/declined.*“Prohibited content”/),
  prompt_blocked_safety: refused(/declined.*“Safety”/),
  image_safety: refused(/declined.*“Unable to show the generated image.*You will not be charged/),
  image_safety_null_parts: refused(/declined.*“Image safety”/),
  image_prohibited: refused(/declined.*“Image prohibited content”/),
  image_recitation: refused(/declined.*“Image recitation”/),
  image_other: refused(/declined.*“Unable to show the generated image/),
  no_image: { code: "no_image", says: /without an image.*“No image”/, calls: 1, outcome: "refused" },
  unheard_of_reason: { code: "no_image", says: /without an image.*“Image too spicy”/, calls: 1, outcome: "refused" },
  no_candidates: { code: "no_image", says: /without an image\. Try again/, calls: 1, outcome: "refused" },
  strange_shapes: { code: "no_image", says: /without an image/, calls: 1, outcome: "refused" },
  invalid_key: failed("key_invalid", /does not accept your API key.*Settings.*Nothing was charged.*“API key not valid/),
  missing_key: failed("key_blocked", /does not let this API key.*unregistered callers/),
  leaked_key: failed("key_blocked", /does not let this API key.*reported as leaked/),
  unauthenticated: failed("key_invalid", /does not accept your API key/),
  region: failed("key_blocked", /User location is not supported/),
  bad_argument: failed("provider_failed", /“Request contains an invalid argument\.”/),
  model_gone: failed("model_gone", /does not offer the model gemini-nano-banana-2\.1/),
  model_closed: failed("model_gone", /no longer available to new users/),
  prepay_depleted: failed("no_credit", /prepaid credit.*Top it up.*Nothing was charged/),
  quota_minute: failed("rate_limited", /try again in 22 seconds/, 3),
  quota_hour: failed("rate_limited", /try again in 1800 seconds/),
  quota_day: failed("daily_quota", /per day.*tomorrow/),
  quota_zero: failed("no_image_quota", /free tier, which cannot make images.*Turn on billing/),
  quota_unexplained: failed("rate_limited", /no more calls at the moment/),
  overload: failed("provider_unavailable", /too busy right now.*Nothing was charged.*overloaded/, 3),
  high_demand: failed("provider_unavailable", /too busy right now.*high demand/, 3),
  internal: failed("provider_unavailable", /failed before it gave a whole answer.*may still charge/),
  deadline: {
    code: "provider_timeout",
    says: /did not answer in time.*may still charge/,
    calls: 1,
    outcome: "interrupted",
  },
  payload_too_large: failed("too_large", /too large.*smaller images/),
  html_bad_gateway: failed(
    "provider_unavailable",
    /Please try again\. It may still charge for this call, up to \$0\.034\.$/,
  ),
  html_forbidden: failed("provider_failed", /something we cannot use/),
  html_unavailable: failed("provider_unavailable", /may still charge/),
  html_ok: failed("provider_failed", /something we cannot use/),
  empty_ok: failed("provider_failed", /something we cannot use/),
  redirect: failed("provider_failed", /something we cannot use/),
  teapot: failed("provider_failed", /something we cannot use/),
  bad_base64: { code: "no_image", says: /without an image/, calls: 1, outcome: "refused" },
  html_as_picture: { code: "no_image", says: /without an image/, calls: 1, outcome: "refused" },
  half_a_picture: { code: "no_image", says: /without an image/, calls: 1, outcome: "failed" },
};

function refused(says: RegExp) {
  return { code: "refused", says, calls: 1, outcome: "refused" };
}
function failed(code: string, says: RegExp, calls = 1) {
  return { code, says, calls, outcome: "failed" };
}

test.each(Object.keys(answers) as CaseName[])(
  "%s ends in the right words, and is asked again only if that is safe",
  async (name) => {
    const { code, says, calls, outcome } = expected[name];
    studio.gemini.next({ answer: name }, { answer: name }, { answer: name });
    const reply = await generate(studio.server, maker);
    expect(reply.body).toMatchObject({ success: false, code, error: expect.stringMatching(says) });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(studio.gemini.calls).toHaveLength(calls);
    await expectEnd(
      code,
      Array.from({ length: calls }, () => outcome),
    );
  },
);

test("a busy service is asked up to three times, and the third answer counts", async () => {
  studio.gemini.next({ answer: "overload" }, { answer: "quota_minute" });
  const reply = await generate(studio.server, maker);
  expect(reply.status).toBe(200);
  expect(studio.gemini.calls).toHaveLength(3);
  const [backoff = 0, asked = 0] = studio.pauses;
  expect(backoff).toBeGreaterThanOrEqual(1_000);
  expect(asked).toBeGreaterThanOrEqual(22_000);
  expect(asked).toBeLessThan(23_000);
});

test.each([
  [
    "a service that takes the call and never answers",
    { hang: "before the headers" },
    "provider_timeout",
    "interrupted",
  ],
  ["an answer that stops half-way and stays open", { hang: "in the body" }, "provider_timeout", "interrupted"],
  ["a connection cut before the answer", { cut: "before the headers" }, "provider_unavailable", "failed"],
  ["a connection cut in the answer", { cut: "connection" }, "provider_unavailable", "failed"],
  ["an answer that ends half-way", { cut: "body" }, "provider_failed", "failed"],
  ["an answer without end", { endlessBody: true }, "provider_failed", "failed"],
] as const)("%s is given up, told and not repeated", async (_, step, code, outcome) => {
  studio.gemini.next(step);
  const before = process.memoryUsage().rss;
  const reply = await generate(studio.server, maker);
  expect(reply.body).toMatchObject({ success: false, code });
  expect(studio.gemini.calls).toHaveLength(1);
  await expectEnd(code, [outcome]);
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test("a service that cannot be reached at all is tried three times, for nothing was sent", async () => {
  const { port } = new URL(studio.gemini.url);
  await studio.gemini.stop();
  const reply = await generate(studio.server, maker);
  expect(reply.body).toMatchObject({
    code: "provider_unavailable",
    error: expect.stringContaining("Nothing was charged"),
  });
  await expectEnd("provider_unavailable", ["failed", "failed", "failed"]);
  const { startGemini } = await import("../../stand-ins/gemini/start-gemini.ts");
  studio.gemini = await startGemini({ port: Number(port) });
});

/** The row that the page finds after a reload agrees with the answer; nothing was added to the gallery. */
async function expectEnd(code: string, outcomes: string[]) {
  const { data: runs } = await maker.supabase
    .from("generations")
    .select("id, state, error_code, error_message, creative_id")
    .order("created_at", { ascending: false })
    .limit(1);
  const [run] = runs ?? [];
  expect(run).toMatchObject({ state: "failed", error_code: code, creative_id: null });
  const { data: books } = await maker.supabase
    .from("ai_calls")
    .select("outcome, price_usd")
    .eq("generation_id", run?.id);
  expect(books?.map((row) => row.outcome)).toEqual(outcomes);
}
