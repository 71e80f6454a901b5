import { afterAll, beforeAll, expect, test } from "vitest";
import { createFunctions } from "../../../src/server/functions/registry.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { signInPaid, userIdOf } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const refusals = async (browser: TestBrowser) => {
  const { rows } = await server.db.query("select action, outcome from private.audit_log where actor = $1 order by id", [
    await userIdOf(browser),
  ]);
  return rows;
};
const call = (browser: TestBrowser, name: string, body: Record<string, unknown> = {}) =>
  browser.supabase.functions.invoke(name, { body });

test("trying an administrator's function is in the audit log once, however often it is tried", async () => {
  const paid = await signInPaid(server, "paid@loafworks.test");
  const target = await userIdOf(paid);
  await Promise.all(Array.from({ length: 6 }, () => call(paid, "grant-free-access", { user_id: target })));
  await call(paid, "grant-free-access", { user_id: target });
  expect(await refusals(paid)).toEqual([{ action: "grant-free-access", outcome: "refused" }]);

  await call(paid, "revoke-free-access", { user_id: target });
  expect((await refusals(paid)).map(({ action }) => action)).toEqual(["grant-free-access", "revoke-free-access"]);
});

/** Stands for all parts of the server: only the names of the functions and their access level are looked at. */
const anything: object = new Proxy(() => {}, { get: () => anything });
const forAdministrators = Object.entries(createFunctions(anything as Parameters<typeof createFunctions>[0]))
  .filter(([, { access }]) => access === "admin")
  .map(([name]) => name);

test("every function for administrators is refused to everybody else, before its body is read", async () => {
  const people = [await signInAs(server, "new@loafworks.test"), await signInPaid(server, "buyer@loafworks.test")];
  expect(forAdministrators.length).toBeGreaterThan(20);
  for (const name of forAdministrators) {
    const url = `${server.url}/functions/v1/${name}`;
    expect((await fetch(url, { method: "POST", body: "{}" })).status, `${name} for a visitor`).toBe(401);
    for (const browser of people) {
      const { error } = await browser.supabase.functions.invoke(name, { body: "not even JSON" });
      expect(error?.context.status, name).toBe(403);
    }
  }
  for (const browser of people) {
    expect((await refusals(browser)).map(({ action }) => action)).toEqual(forAdministrators);
  }
});

test("an hour later the same attempt is written again", async () => {
  const unpaid = await signInAs(server, "unpaid@loafworks.test");
  await call(unpaid, "take-down-picture", { picture: "a", reason: "b" });
  await server.db.query("update private.audit_log set at = at - interval '1 hour' where actor = $1", [
    await userIdOf(unpaid),
  ]);
  await call(unpaid, "take-down-picture", { picture: "a", reason: "b" });
  expect(await refusals(unpaid)).toHaveLength(2);
});

test("writing straight to the swipe file is an attempt too, reading what is not one's own is none", async () => {
  const paid = await signInPaid(server, "curious@loafworks.test");
  const insert = await paid.supabase.from("ads_swipe").insert({ name: "Mine", image_url: "https://a.example/a.png" });
  expect(insert.error?.code).toBe("42501");
  expect((await paid.supabase.from("stripe_orders").select("id")).error).toBeNull();
  expect(await refusals(paid)).toEqual([expect.objectContaining({ action: "write to ads_swipe", outcome: "refused" })]);
});

test("a visitor's attempt is refused and leaves no entry, because there is nobody to name", async () => {
  const before = await server.db.query("select count(*) from private.audit_log");
  const answer = await fetch(`${server.url}/functions/v1/grant-free-access`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(401);
  expect((await server.db.query("select count(*) from private.audit_log")).rows).toEqual(before.rows);
});
