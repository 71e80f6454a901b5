import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepOldDetails } from "../../../src/server/retention/sweep-old-details.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { type Member, signInPaid } from "../storage/members.ts";

const DAYS = { MAIL_LOG_DAYS: 180, USAGE_DETAIL_DAYS: 400 };
let server: TestServer;
let maker: Member;
beforeAll(async () => {
  server = await startTestServer();
  maker = await signInPaid(server, "maker@loafworks.test");
});
afterAll(async () => {
  await maker.close();
  await server.stop();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const callAt = (who: Member, at: Date, price: number) =>
  server.db.query(
    `insert into public.ai_calls (user_id, kind, model, outcome, price_usd, started_at)
     values ($1, 'image', 'painter', 'succeeded', $2, $3)`,
    [who.id, price, at],
  );
const monthOf = async (who: Member, at: Date) =>
  (await who.supabase.rpc("usage_of_month", { month: at.toISOString().slice(0, 10) })).data;
const callsOf = async (who: Member) =>
  (await server.db.query("select from public.ai_calls where user_id = $1", [who.id])).rowCount;

test("single calls of old months go, and Settings shows the same figures of those months as before", async () => {
  const long = daysAgo(500);
  for (const price of [0.03, 0.04]) await callAt(maker, long, price);
  await callAt(maker, daysAgo(40), 0.05);
  const before = await monthOf(maker, long);
  expect(before).toMatchObject({ calls: 2, cost_usd: 0.07 });
  await Promise.all([sweepOldDetails(server.db, DAYS), sweepOldDetails(server.db, DAYS)]);
  expect(await callsOf(maker)).toBe(1);
  expect(await monthOf(maker, long)).toEqual(before);
  expect(await monthOf(maker, daysAgo(40))).toMatchObject({ calls: 1, cost_usd: 0.05 });
});

test("an account that is being changed elsewhere is left for the next time", async () => {
  const other = await signInPaid(server, "other@loafworks.test");
  await callAt(other, daysAgo(600), 0.02);
  const holder = await server.db.connect();
  await holder.query("begin");
  await holder.query("select from auth.users where id = $1 for update", [other.id]);
  await sweepOldDetails(server.db, DAYS);
  expect(await callsOf(other)).toBe(1);
  await holder.query("rollback");
  holder.release();
  await sweepOldDetails(server.db, DAYS);
  expect(await callsOf(other)).toBe(0);
  await other.close();
});

test("old mails and finished generations are forgotten; the newer ones, the running and the audit log stay", async () => {
  const { db } = server;
  await db.query("delete from private.mail_log");
  for (const days of [500, 10]) {
    await db.query(
      "insert into private.mail_log (kind, recipient, outcome, logged_at) values ('receipt', $1, 'sent', $2)",
      [`${days}@loafworks.test`, daysAgo(days)],
    );
    for (const state of ["succeeded", "running"]) {
      await db.query(
        `insert into public.generations (id, user_id, state, prompt, type, title, created_at, finished_at)
         values ($1, $2, $3, 'bread', 'meta', $4, $5, case when $3 = 'succeeded' then $5::timestamptz end)`,
        [randomUUID(), maker.id, state, `${state} ${days}`, daysAgo(days)],
      );
    }
    await db.query("insert into private.audit_log (action, at) values ('test', $1)", [daysAgo(days * 10)]);
  }
  await sweepOldDetails(db, DAYS);
  const mails = await db.query("select recipient from private.mail_log");
  expect(mails.rows).toEqual([{ recipient: "10@loafworks.test" }]);
  const generations = await db.query("select title from public.generations order by title");
  expect(generations.rows.map(({ title }) => title)).toEqual(["running 10", "running 500", "succeeded 10"]);
  expect((await db.query("select from private.audit_log where action = 'test'")).rowCount).toBe(2);
});
