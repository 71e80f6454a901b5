import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminAuditOutput } from "../../../src/shared/contracts/admin-audit.ts";
import { callFunction } from "../../../src/web/session/call-function.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { signInBananaman, userIdOf } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let june: TestBrowser;
let juneId: string;
let danaId: string;
let dana: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
  june = await signInBananaman(server, "june@loafworks.test");
  dana = await signInAs(server, "dana@fernhill.test");
  [juneId, danaId] = await Promise.all([userIdOf(june), userIdOf(dana)]);
  await server.db.query("delete from private.audit_log");
  await addEntries();
});
afterAll(() => server.stop());

/** Ten entries, one a day from 1 to 10 November 2026. */
async function addEntries() {
  const say = (day: number, actor: string | null, action: string, target: string | null, more: object = {}) => ({
    at: `2026-11-${String(day).padStart(2, "0")}T23:30:00Z`,
    actor,
    action,
    target,
    details: {},
    outcome: "done",
    ...more,
  });
  const entries = [
    say(1, null, "bananaman add", "june@loafworks.test", { details: { force: false } }),
    say(2, juneId, "grant-free-access", danaId, { details: { sessionId: "granted_abc" } }),
    say(3, juneId, "revoke-free-access", danaId, { details: { reason: 'She said "no thanks" \\ 100%' } }),
    say(4, juneId, "upload-ads", "Swipe-October.csv", { details: { rows: 212 } }),
    say(5, danaId, "grant-free-access", null, { outcome: "refused" }),
    say(6, null, "order-gave-access", danaId, { outcome: "automatic" }),
    say(7, juneId, "grant-free-access", "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001"),
    say(8, "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a002", "ban-user", danaId),
    say(9, juneId, "send-test-email", "nobody@elsewhere.test"),
    say(10, juneId, "export-audit", null),
  ];
  for (const { at, actor, action, target, details, outcome } of entries) {
    await server.db.query(
      "insert into private.audit_log (at, actor, action, target, details, outcome) values ($1, $2, $3, $4, $5, $6)",
      [at, actor, action, target, details, outcome],
    );
  }
}

const read = (body: Record<string, unknown> = {}) => callFunction(june.supabase, "admin-audit", body, adminAuditOutput);
const days = async (body: Record<string, unknown>) =>
  (await read(body)).entries.map(({ at }) => Number(at.slice(8, 10)));

test("entries are newest first, with the addresses of both people", async () => {
  const { entries, administrators, has_newer, has_older } = await read();
  expect(entries.map(({ at }) => Number(at.slice(8, 10)))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect([has_newer, has_older]).toEqual([false, false]);
  expect(entries[8]).toMatchObject({
    actor: { id: juneId, email: "june@loafworks.test" },
    about: { id: danaId, email: "dana@fernhill.test" },
    details: { sessionId: "granted_abc" },
  });
  expect(administrators).toEqual([{ id: juneId, email: "june@loafworks.test" }]);
});

test("an address leads to its account, and accounts that are gone have none", async () => {
  const { entries } = await read();
  expect(entries[9]).toMatchObject({ actor: null, about: { id: juneId } });
  expect(entries[1]).toMatchObject({ target: "nobody@elsewhere.test", about: null });
  expect(entries[3]?.about).toEqual({ id: "0b7e1b52-52a1-4a6f-9a55-8f4c34a1a001", email: null });
  expect(entries[2]?.actor?.email).toBeNull();
});

describe("filters", () => {
  test("by who, what, result and days in UTC", async () => {
    expect(await days({ who: danaId })).toEqual([5]);
    expect(await days({ who: "system" })).toEqual([6, 1]);
    expect(await days({ what: ["grant-free-access", "revoke-free-access"] })).toEqual([7, 5, 3, 2]);
    expect(await days({ outcome: "refused" })).toEqual([5]);
    expect(await days({ outcome: "automatic" })).toEqual([6]);
    expect(await days({ from: "2026-11-04", to: "2026-11-06" })).toEqual([6, 5, 4]);
    expect(await days({ who: juneId, what: ["grant-free-access"], from: "2026-11-03", outcome: "done" })).toEqual([7]);
  });

  test("by words, in addresses, files and reasons, whatever signs they hold", async () => {
    expect(await days({ search: "DANA@" })).toEqual([8, 6, 5, 3, 2]);
    expect(await days({ search: "october.csv" })).toEqual([4]);
    expect(await days({ search: 'said "no' })).toEqual([3]);
    expect(await days({ search: "\\ 100%" })).toEqual([3]);
    expect(await days({ search: "granted_abc" })).toEqual([2]);
    for (const search of ["%", "_____", "' or '1'='1", "'; drop table private.audit_log; --"]) {
      expect(await days({ search }), search).toEqual(search === "%" ? [3] : []);
    }
  });

  test.each([
    { what: "grant-free-access" },
    { who: "' or 1=1" },
    { from: "2026-13-01" },
    { to: "yesterday" },
    { before: -1 },
    { before: 1.5 },
    { before: 1, after: 1 },
    { outcome: "maybe" },
    { limit: 0 },
    { search: "x".repeat(201) },
  ])("%j is refused", async (body) => {
    await expect(read(body)).rejects.toMatchObject({ code: "bad_request" });
  });
});

test("older and newer lead to the neighbouring entries, however many are added meanwhile", async () => {
  const first = await read({ limit: 4 });
  const second = await read({ limit: 4, before: first.entries.at(-1)?.id });
  expect([second.has_newer, second.has_older]).toEqual([true, true]);
  const added = await server.db.query(
    "insert into private.audit_log (at, action, outcome) values ('2026-11-11T00:00:00Z', 'x', 'automatic') returning id",
  );
  const back = await read({ limit: 4, after: second.entries[0]?.id });
  expect(back.entries).toEqual(first.entries);
  expect(back.has_newer).toBe(true);
  expect((await read({ after: first.entries[0]?.id })).entries).toHaveLength(1);
  await server.db.query("delete from private.audit_log where id = $1", [added.rows[0].id]);
  const last = await read({ limit: 4, before: second.entries.at(-1)?.id });
  expect(last.has_older).toBe(false);
  expect([...first.entries, ...second.entries, ...last.entries]).toHaveLength(10);
});

test("the export holds what the filters leave, is harmless in a spreadsheet, and is an entry of its own", async () => {
  await server.db.query(
    "insert into private.audit_log (actor, action, target) values ($1, 'upload-ads', '=HYPERLINK(\"x\").csv')",
    [juneId],
  );
  const { data } = await june.supabase.functions.invoke("export-audit", {
    body: { what: ["upload-ads", "revoke-free-access"] },
  });
  const lines = String(data)
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"").csv"`);
  expect(lines[3]).toContain('"dana@fernhill.test"');
  const [newest] = (await read({ limit: 1 })).entries;
  expect(newest).toMatchObject({
    action: "export-audit",
    actor: { email: "june@loafworks.test" },
    details: { what: ["upload-ads", "revoke-free-access"] },
  });
});

test("an account that is deleted leaves the entry and takes its name along", async () => {
  await dana.supabase.functions.invoke("delete-account", { body: { confirmation: "dana@fernhill.test" } });
  await expect.poll(async () => (await read({ search: "dana@" })).entries).toEqual([]);
  const { entries } = await read({ what: ["revoke-free-access"] });
  expect(entries).toEqual([
    expect.objectContaining({ about: null, target: null, actor: { id: juneId, email: "june@loafworks.test" } }),
  ]);
});
