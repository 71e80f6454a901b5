import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { defineFunction } from "../../../src/server/functions/define-function.ts";
import { callFunction } from "../../../src/web/session/call-function.ts";
import { openBrowser, signInAs, type TestBrowser } from "../../support/browser.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

const input = z.object({ name: z.string().min(1) });
const greet = (access: "user" | "paid" | "admin") =>
  defineFunction({ access, input, run: async ({ name }, { caller }) => ({ greeting: `${name}, ${caller.email}` }) });

let server: TestServer;
let browser: TestBrowser;
const logLines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    logTo: (line) => void logLines.push(line),
    functions: {
      "greet-user": greet("user"),
      "greet-paid": greet("paid"),
      "greet-admin": greet("admin"),
      crash: defineFunction({
        access: "user",
        input: z.object({}),
        run: () => Promise.reject(new Error("the password is hunter2")),
      }),
    },
  });
  browser = await signInAs(server, "june@loafworks.test");
});
afterAll(() => server.stop());

const answer = z.object({ greeting: z.string() });
const call = (name: string, body: Record<string, unknown> = { name: "Hello" }, who = browser) =>
  callFunction(who.supabase, name, body, answer).then(
    (value) => value.greeting,
    (error) => ({ code: error.code, message: error.message }),
  );
const userId = async () => (await browser.supabase.auth.getUser()).data.user?.id;

test("a signed-in person gets an answer", async () => {
  expect(await call("greet-user")).toBe("Hello, june@loafworks.test");
});

test("a visitor, a forged token and a signed-out session are refused with 401", async () => {
  const refused = { code: "not_signed_in", message: "User not authenticated" };
  expect(await call("greet-user", {}, openBrowser(server))).toEqual(refused);
  const forged = await fetch(`${server.url}/functions/v1/greet-user`, {
    method: "POST",
    headers: { authorization: "Bearer a.b.c" },
    body: "{}",
  });
  expect(forged.status).toBe(401);
  const leaver = await signInAs(server, "leaver@loafworks.test");
  const { data } = await leaver.supabase.auth.getSession();
  await leaver.supabase.auth.signOut();
  const after = await fetch(`${server.url}/functions/v1/greet-user`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify({ name: "Hello" }),
  });
  expect(after.status).toBe(401);
});

test("what the contract does not allow is named, with 400", async () => {
  expect(await call("greet-user", { name: 7 })).toMatchObject({
    code: "bad_request",
    message: expect.stringContaining("name"),
  });
  const broken = await fetch(`${server.url}/functions/v1/greet-user`, {
    method: "POST",
    headers: { authorization: `Bearer ${(await browser.supabase.auth.getSession()).data.session?.access_token}` },
    body: "{nope",
  });
  expect(await broken.json()).toMatchObject({ success: false, code: "bad_request" });
});

test("paid functions answer 402 until there is access, and again after a full refund", async () => {
  expect(await call("greet-paid")).toMatchObject({ code: "payment_required" });
  await server.db.query("insert into public.stripe_customers (user_id, customer_id) values ($1, 'cus_1')", [
    await userId(),
  ]);
  await server.db.query(
    `insert into public.stripe_orders (checkout_session_id, customer_id, amount_subtotal, amount_total, currency,
                                       payment_status, status)
     values ('cs_1', 'cus_1', 9700, 9700, 'usd', 'paid', 'completed')`,
  );
  expect(await call("greet-paid")).toBe("Hello, june@loafworks.test");
  await server.db.query("update public.stripe_orders set amount_refunded = 9700");
  expect(await call("greet-paid")).toMatchObject({ code: "payment_required" });
});

test("administrators' functions are refused to others with 403", async () => {
  expect(await call("greet-admin")).toMatchObject({ code: "forbidden" });
  await server.db.query("insert into public.bananaman (user_id) values ($1)", [await userId()]);
  expect(await call("greet-admin")).toBe("Hello, june@loafworks.test");
});

test("an unexpected failure says nothing about its cause, but the log does, under the same request id", async () => {
  const { data } = await browser.supabase.auth.getSession();
  const response = await fetch(`${server.url}/functions/v1/crash`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(response.status).toBe(500);
  const body = await response.json();
  expect(body).toMatchObject({ success: false, code: "internal" });
  expect(JSON.stringify(body)).not.toContain("hunter2");
  expect(body.request_id).toBe(response.headers.get("x-request-id"));
  expect(logLines.some((line) => line.includes(body.request_id) && line.includes("hunter2"))).toBe(true);
});

test("no token, code or link ever reaches the log", async () => {
  const { data } = await browser.supabase.auth.getSession();
  const log = logLines.join("");
  expect(log).toContain("signed in");
  const mail = (await server.mails()).find(({ to }) => to === "june@loafworks.test");
  const token = new URL(mail?.link ?? "").searchParams.get("token");
  for (const secret of [data.session?.access_token, data.session?.refresh_token, token]) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});

test("unknown names get 404, other methods 405, huge bodies 413", async () => {
  expect(await call("no-such-function")).toMatchObject({ code: "not_found" });
  expect((await fetch(`${server.url}/functions/v1/greet-user`)).status).toBe(405);
  expect(await call("greet-user", { name: "x".repeat(2_000_000) })).toMatchObject({ code: "too_large" });
});
