import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestBrowser } from "../../support/browser.ts";
import { signInBananaman, userIdOf } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { addCrowd } from "./crowd-of-users.ts";

let server: TestServer;
let june: TestBrowser;
beforeAll(async () => {
  server = await startTestServer();
  june = await signInBananaman(server, "june@loafworks.test");
  await addCrowd(server, 60);
});
afterAll(() => server.stop());

const tokenOf = async (browser: TestBrowser) => (await browser.supabase.auth.getSession()).data.session?.access_token;
const post = async (browser: TestBrowser, body: unknown) =>
  fetch(`${server.url}/functions/v1/export-users`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenOf(browser)}` },
    body: JSON.stringify(body),
  });

test("the export is the filtered list as a CSV file, with formulas made harmless, and is in the audit log", async () => {
  await server.db.query("insert into auth.users (email) values ('=cmd@bread.test')");
  const answer = await post(june, { search: "@bread.test", sort: "email", direction: "ascending" });
  expect(answer.headers.get("content-type")).toContain("text/csv");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
  const lines = bytes.subarray(3).toString().split("\r\n");
  expect(lines[0]).toMatch(/^"User id","E-mail",/);
  expect(lines).toContainEqual(expect.stringContaining(`,"'=cmd@bread.test",`));
  expect(lines).toContainEqual(
    expect.stringMatching(/"crowd-0008@bread\.test",.*,"cus_crowd_8",1,97,0,"lifetime","no"/),
  );
  expect(lines.join()).not.toContain("june@loafworks.test");
  const { rows } = await server.db.query(
    "select actor, details from private.audit_log where action = 'export-users' and details ->> 'search' = '@bread.test'",
  );
  expect(rows).toEqual([{ actor: await userIdOf(june), details: expect.objectContaining({ sort: "email" }) }]);
});

test("the export leaves nobody out of a list of several batches", async () => {
  const fresh = await startTestServer();
  const max = await signInBananaman(fresh, "max@loafworks.test");
  await addCrowd(fresh, 2_500);
  for (const sort of ["payments", "email", "member_since"]) {
    const { data } = await max.supabase.functions.invoke("export-users", { body: { sort } });
    const ids = String(data).match(/^"[0-9a-f-]{36}"/gm) ?? [];
    expect(new Set(ids).size).toBe(2_501);
    expect(ids).toHaveLength(2_501);
  }
  await fresh.stop();
});

test("the export runs once at a time per administrator, and a broken one does not block the next", async () => {
  const stop = new AbortController();
  const token = await tokenOf(june);
  await server.db.query(
    "insert into private.export_leases (user_id, holder, lease_until) values ($1, gen_random_uuid(), now() + interval '1 minute')",
    [await userIdOf(june)],
  );
  expect((await post(june, {})).status).toBe(429);
  await server.db.query("delete from private.export_leases");
  const headers = { authorization: `Bearer ${token}` };
  const broken = await fetch(`${server.url}/functions/v1/export-users`, {
    method: "POST",
    headers,
    body: "{}",
    signal: stop.signal,
  });
  stop.abort();
  await broken.text().catch(() => "");
  const next = async () => {
    const answer = await post(june, {});
    await answer.text();
    return answer.status;
  };
  await expect.poll(next).toBe(200);
});
