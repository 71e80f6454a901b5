import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LESSON_IDS } from "../../src/shared/lesson-ids.ts";
import { type Call, callName } from "../contract/describe-call.ts";
import { findNews, readCalls } from "../contract/known-calls.ts";
import { findFaults, OWN_CALLS } from "../contract/supabase-protocol.ts";
import { openBrowser, signInAs, type TestBrowser } from "../support/browser.ts";
import { startHostedPair } from "../support/hosted-pair.ts";
import { signInPaid, userIdOf } from "../support/people.ts";
import { uploadPicture } from "../support/upload-picture.ts";

const calls = readCalls();
const theirs = calls.filter((call) => !(callName(call) in OWN_CALLS));

describe("every call that the page makes", () => {
  it.each(theirs.map((call) => [callName(call), call] as const))("%s is one of Supabase's", (_, call) => {
    expect(findFaults(call)).toEqual([]);
  });

  it("is in the list, or is noticed", () => {
    const [known] = theirs.filter(({ path }) => path.startsWith("/rest/v1/"));
    if (!known) throw new Error("the list is empty");
    expect(findNews(calls, known)).toBeNull();
    expect(findNews(calls, { ...known, path: "/rest/v1/another_table" })).toMatch(/another_table.* is not in the list/);
    const louder = { ...known, headers: { ...known.headers, prefer: ["count=wild"] } };
    expect(findNews(calls, louder)).toMatch(/never seen with prefer: count=wild/);
    expect(findFaults(louder)).toEqual(["the header prefer: count=wild is not known"]);
  });
});

describe("through our server to a project, which a second copy of our gateway plays", () => {
  let pair: Awaited<ReturnType<typeof startHostedPair>>;
  let browser: TestBrowser;
  let token: string;
  let picture: string;
  let userId: string;
  let creativeId: string;

  beforeAll(async () => {
    pair = await startHostedPair();
    browser = await signInPaid(pair.front, "june@loafworks.test");
    token = (await browser.supabase.auth.getSession()).data.session?.access_token ?? "";
    userId = await userIdOf(browser);
    const url = await uploadPicture({ url: pair.front.url, token, userId, format: "1:1", shade: 1 });
    picture = url.replace(/^.*?creatives\//, "");
    const { rows } = await pair.front.db.query<{ id: string }>(
      "insert into public.creatives (user_id, title, prompt, type, image_url) values ($1, 'T', 'P', 'saas', '/') returning id",
      [userId],
    );
    creativeId = rows[0]?.id ?? "";
  });
  afterAll(async () => {
    browser?.close();
    await pair?.stop();
  });

  const stays = (call: Call) => !/\/(otp|token|verify|logout)$/.test(call.path);
  it.each(theirs.filter(stays).map((call) => [callName(call), call] as const))("%s is answered", async (_, call) => {
    const answer = await replay(pair.front.url, call, { token, key: pair.key, picture, userId, creativeId });
    expect(`${answer.status} ${answer.ok ? "" : await answer.text()}`).toMatch(/^20[0-6] $|PGRST116/);
  });

  it("a creative's picture is put into the project, and leaves it with the creative", async () => {
    const { supabase } = browser;
    await supabase.functions.invoke("save-api-key", { body: { api_key: "demo" } });
    const made = await supabase.functions.invoke("generate-creative", {
      body: { prompt: "Rye bread, 20 % off until Sunday", type: "meta", requestId: randomUUID() },
    });
    expect(made.error).toBeNull();
    const { data } = await supabase.from("creatives").select("id, image_url").eq("type", "meta").single();
    const image = `${pair.project.url}${data?.image_url}`;
    expect((await fetch(image)).status).toBe(200);
    // What a killed server would have left behind is queued; when its turn comes, a picture that is shown stays.
    await pair.front.db.query("update private.object_deletions set next_attempt_at = now()");
    await expect.poll(queueLength).toBe(0);
    expect((await fetch(image)).status).toBe(200);
    await supabase.from("creatives").delete().eq("id", data?.id);
    await expect.poll(async () => (await fetch(image)).ok).toBe(false);
    await expect.poll(queueLength).toBe(0);
  });
  const queueLength = async () =>
    (
      await pair.front.db.query(
        "select from private.object_deletions where next_attempt_at <= now() + interval '1 day'",
      )
    ).rowCount;

  it("signing in, refreshing and signing out are answered", async () => {
    const somebody = await signInAs(pair.front, "kai@loafworks.test", openBrowser(pair.front));
    expect((await somebody.supabase.auth.refreshSession()).error).toBeNull();
    expect((await somebody.supabase.auth.signOut({ scope: "local" })).error).toBeNull();
    somebody.close();
  });
});

type Values = { token: string; key: string; picture: string; userId: string; creativeId: string };

/** Makes the call again with values of our own in place of everybody else's. */
function replay(url: string, call: Call, { token, key, picture, userId, creativeId }: Values) {
  const query = new URLSearchParams(
    Object.entries(call.query).map(([name, value]) => [
      name,
      // In `or`, each condition names a column of its own.
      value.replace(
        /(?:(\w+)(\.\w+\.))?\{value\}/g,
        (_, column, operator = "") => `${column ?? ""}${operator}${sample(column ?? name, userId)}`,
      ),
    ]),
  );
  const fillHeader = (value = "") => value.replace("{key}", key).replace("{token}", token);
  const headers = Object.entries(call.headers).map(([name, values]) => [name, fillHeader(values.at(-1))] as const);
  const body =
    call.body &&
    Object.fromEntries(Object.keys(call.body).map((name) => [name, OWN.has(name) ? creativeId : sample(name, userId)]));
  // One picture stands for those of all buckets.
  const path = call.path.replace(/[^/]+\/\{name\}$/, `creatives/${picture}`);
  return fetch(`${url}${path}?${query}`, {
    method: call.method,
    headers: Object.fromEntries(headers),
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** A creative without changes is its own only version. */
const OWN = new Set(["document_id", "version_id"]);

/** By the name of a column or argument. */
function sample(name: string, userId: string): string | number | boolean {
  if (name === "user_id") return userId;
  if (name === "id" || name.endsWith("_id")) return randomUUID();
  if (name.endsWith("_at")) return new Date().toISOString();
  const known: Record<string, string | number | boolean> = {
    limit: 1,
    page_size: 24,
    after_score: 1,
    width: 320,
    month: "2026-11-01",
    state: "succeeded",
    sort: "popular",
    lesson: LESSON_IDS[0] ?? "",
    // True is for administrators.
    without_picture: false,
  };
  return known[name] ?? "bread";
}
