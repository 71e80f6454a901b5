import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ACCOUNT } from "../../../src/server/account/export/export-queries.ts";
import { letAMinutePass, linkFor, openBrowser, openLink } from "../../support/browser.ts";
import { hold, letDeadlocksLast } from "../../support/locks.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { type Member, signIn, signInPaid } from "../storage/members.ts";

const REASON = "Lost the old mailbox";

let server: TestServer;
let boss: Member;
let kai: Member;
let old: string;
let fresh: string;
let people = 0;

beforeAll(async () => {
  server = await startTestServer();
  await letDeadlocksLast(server);
  boss = await signIn(server, "boss@loafworks.test");
  await server.db.query("insert into public.bananaman (user_id) values ($1)", [boss.id]);
});
beforeEach(async () => {
  people += 1;
  old = `kai${people}@tallyo.test`;
  fresh = `kai${people}@okafor-studio.test`;
  kai = await signInPaid(server, old);
});
afterAll(() => server.stop());

const ask = (email = fresh, more: Record<string, unknown> = {}) =>
  call(server, boss, "change-user-email", { user_id: kai.id, email, reason: REASON, ...more });
const cancel = () => call(server, boss, "cancel-email-change", { user_id: kai.id });
const tokenFor = async (email = fresh) => new URL(await linkFor(server, email)).hash.replace("#token=", "");
async function confirm(token: string) {
  const answer = await fetch(`${server.url}/auth/v1/confirm-email-change`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  const body = (await answer.json()) as { email?: string; error_code?: string; msg?: string };
  return { status: answer.status, ...body };
}
const emailsOf = async (userId = kai.id) =>
  (
    await server.db.query(
      "select u.email as account, p.email as profile from auth.users u join user_profiles p using (id) where id = $1",
      [userId],
    )
  ).rows[0];
const actions = async () =>
  (await server.db.query("select action from private.audit_log where target = $1 order by id", [kai.id])).rows.map(
    ({ action }) => action,
  );
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);
/** Lets the next request through: one a minute is allowed. */
const letAskAgain = () =>
  server.db.query("update private.audit_log set at = at - interval '61 seconds' where target = $1", [kai.id]);

describe("an e-mail change", () => {
  test("waits for the new mailbox, then moves the account, ends every session and tells the old address", async () => {
    expect((await ask()).body).toMatchObject({ success: true, sent: true });
    expect(await emailsOf()).toEqual({ account: old, profile: old });
    const link = await linkFor(server, fresh);
    expect(link).toMatch(new RegExp(`^${server.config.SITE_URL}/confirm-email#token=[\\w-]{43}$`));
    // What a mail scanner does: nothing changes.
    await fetch(link.replace(server.config.SITE_URL, server.url));
    expect((await fetch(`${server.url}/auth/v1/confirm-email-change?token=${await tokenFor()}`)).status).toBe(404);
    expect(await emailsOf()).toEqual({ account: old, profile: old });
    const { rows: kept } = await server.db.query("select e::text as row from private.email_changes e");
    expect(JSON.stringify(kept)).not.toContain(await tokenFor());

    expect(await confirm(await tokenFor())).toEqual({ status: 200, email: fresh });
    expect(await emailsOf()).toEqual({ account: fresh, profile: fresh });
    expect((await call(server, kai, "export-data", {})).status).toBe(401);
    expect((await kai.supabase.auth.refreshSession()).error).not.toBeNull();

    await until(async () => (await mailsTo(old)).some(({ subject }) => subject === "Your email was changed"));
    const [notice] = await mailsTo(old);
    expect(notice?.text).toContain("k•••@okafor-studio.test");
    expect(notice?.text).not.toContain(fresh);
    expect(await actions()).toEqual(["change-email", "confirm-email-change"]);

    const again = await signIn(server, fresh);
    expect(again.id).toBe(kai.id);
    expect((await again.supabase.rpc("has_access")).data).toBe(true);
    await letAMinutePass(server, old);
    const stranger = await signIn(server, old);
    expect(stranger.id).not.toBe(kai.id);
  });

  test("an old sign-in link, opened before or after, no longer leads in", async () => {
    await letAMinutePass(server, old);
    const browser = openBrowser(server);
    await browser.sendMagicLink(old);
    const link = await linkFor(server, old);
    const code = (await openLink(link)).searchParams.get("code") ?? "";
    await ask();
    await confirm(await tokenFor());
    expect((await openLink(link)).searchParams.get("error_code")).toBe("otp_expired");
    expect((await browser.completeSignIn(code)).ok).toBe(false);
    expect((await server.db.query("select from auth.users where email = $1", [old])).rowCount).toBe(0);
  });

  test("orders and the customer at Stripe stay with the account", async () => {
    const books = () =>
      server.db.query(
        "select customer_id, o.id from stripe_customers join stripe_orders o using (customer_id) where user_id = $1",
        [kai.id],
      );
    const before = (await books()).rows;
    await ask();
    await confirm(await tokenFor());
    expect((await books()).rows).toEqual(before);
  });
});

describe("a link works once, for an hour, and only the newest", () => {
  test("of two confirmations at once one succeeds, and later ones are told that it was used", async () => {
    await ask();
    const token = await tokenFor();
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await confirm(token)).toMatchObject({ status: 409, error_code: "email_change_used" });
    expect(await actions()).toEqual(["change-email", "confirm-email-change"]);
  });

  test("an expired one is refused, and its hour starts when the mail leaves", async () => {
    await ask();
    const token = await tokenFor();
    await server.db.query(
      "update private.email_changes set asked_at = asked_at - interval '1 day', sent_at = sent_at - interval '59 minutes' where user_id = $1",
      [kai.id],
    );
    const { body } = await call(server, boss, "admin-user", { user_id: kai.id });
    expect(body.email_change).toMatchObject({ email: fresh });
    await server.db.query(
      "update private.email_changes set sent_at = sent_at - interval '2 minutes' where user_id = $1",
      [kai.id],
    );
    expect(await confirm(token)).toMatchObject({ status: 404, error_code: "email_change_not_found" });
    expect((await call(server, boss, "admin-user", { user_id: kai.id })).body.email_change).toBeNull();
    expect(await emailsOf()).toEqual({ account: old, profile: old });
  });

  test("a new request retires the first, and a minute must pass in between", async () => {
    await ask();
    const first = await tokenFor();
    expect(await ask(`other-${fresh}`)).toMatchObject({ status: 429 });
    await letAskAgain();
    expect((await ask(`other-${fresh}`)).status).toBe(200);
    expect(await confirm(first)).toMatchObject({ status: 404 });
    expect(await confirm(await tokenFor(`other-${fresh}`))).toMatchObject({ status: 200, email: `other-${fresh}` });
  });

  test("a cancelled one is refused, and cancelling twice changes nothing", async () => {
    await ask();
    const token = await tokenFor();
    expect((await cancel()).body).toMatchObject({ cancelled: true });
    expect((await cancel()).body).toMatchObject({ cancelled: false });
    expect(await confirm(token)).toMatchObject({ status: 404 });
    expect(await actions()).toEqual(["change-email", "cancel-email-change"]);
  });

  test("made-up tokens are refused, and counted by network", async () => {
    for (const nonsense of ["a", "x".repeat(43), "'; drop table auth.users; --"]) {
      expect(await confirm(nonsense)).toMatchObject({ status: 404 });
    }
    expect((await confirm("x".repeat(101))).status).toBe(400);
    const strict = await startTestServer({ env: { AUTH_RATE_LIMIT: "3" } });
    try {
      const guess = () =>
        fetch(`${strict.url}/auth/v1/confirm-email-change`, {
          method: "POST",
          body: JSON.stringify({ token: "guess" }),
        });
      for (const status of [404, 404, 404, 429]) expect((await guess()).status).toBe(status);
      expect((await guess()).headers.get("retry-after")).toMatch(/^\d+$/);
    } finally {
      await strict.stop();
    }
  });
});

describe("what happens meanwhile", () => {
  test("the address taken by another account: a clear message, and nothing changes", async () => {
    await ask();
    const token = await tokenFor();
    await server.db.query("insert into auth.users (email) values ($1)", [fresh]);
    const refused = await confirm(token);
    expect(refused).toMatchObject({ status: 409, error_code: "email_exists" });
    expect(refused.msg).toContain("Nothing was changed.");
    expect(await emailsOf()).toEqual({ account: old, profile: old });
    expect((await kai.supabase.rpc("has_access")).data).toBe(true);
    expect(await actions()).toEqual(["change-email"]);
  });

  test("the account deleted: the link is dead, and neither waits for the other for ever", async () => {
    await ask();
    const token = await tokenFor();
    const lock = await hold(server, "select from auth.users where id = $1 for update", [kai.id]);
    const both = Promise.all([call(server, kai, "delete-account", { confirmation: old }), confirm(token)]);
    await lock.untilWaiting(2, both);
    await lock.letGo();
    const [deleted, confirmed] = await both;
    // Whoever comes first wins; the other finds the account gone, or its session ended meanwhile.
    expect([200, 404]).toContain(confirmed.status);
    expect(deleted.status).toBe(200);
    expect((await server.db.query("select from auth.users where id = $1", [kai.id])).rowCount).toBe(0);
    expect(await confirm(token)).toMatchObject({ status: 404 });
    const { rowCount } = await server.db.query("select from private.mail_log where recipient = any ($1)", [
      [old, fresh],
    ]);
    expect(rowCount).toBe(0);
  });

  test("its mail being sent: cancelling waits for that without holding it up", async () => {
    await ask();
    await server.db.query(
      `insert into private.outbox (kind, recipient, sealed_props, link_id, next_attempt_at)
       select 'email-change', new_email, '', id, 'infinity' from private.email_changes where user_id = $1`,
      [kai.id],
    );
    // Sending locks the mail first and the link after it.
    const sending = await hold(server, "select from private.outbox where recipient = $1 for update", [fresh]);
    const cancelled = cancel();
    await sending.untilWaiting(1, cancelled);
    await server.db.query("update private.email_changes set sent_at = now() where user_id = $1", [kai.id]);
    await sending.letGo();
    expect((await cancelled).body).toMatchObject({ cancelled: true });
    expect((await server.db.query("select from private.outbox where recipient = $1", [fresh])).rowCount).toBe(0);
  });

  test("somebody signing in at the old address at the same moment keeps no way in", async () => {
    await ask();
    const token = await tokenFor();
    await letAMinutePass(server, old);
    const browser = openBrowser(server);
    await browser.sendMagicLink(old);
    const code = (await openLink(await linkFor(server, old))).searchParams.get("code") ?? "";
    await Promise.all([browser.completeSignIn(code), confirm(token)]);
    const { rowCount } = await server.db.query("select from auth.sessions where user_id = $1", [kai.id]);
    expect([rowCount, await emailsOf()]).toEqual([0, { account: fresh, profile: fresh }]);
  });
});

describe("what is refused at once", () => {
  test.each([
    ["not an address", "kai"],
    ["a second header", "kai@okafor.test\r\nBcc: everybody@loafworks.test"],
    ["two addresses", "kai@okafor.test, everybody@loafworks.test"],
    ["a name before it", "Kai <kai@okafor.test>"],
    ["nothing", "  "],
    ["too long", `${"k".repeat(250)}@okafor.test`],
  ])("%s", async (_, email) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(await actions()).toEqual([]);
  });

  test("the own address, however it is spelt, and that of another account", async () => {
    expect(await ask(old.toUpperCase())).toMatchObject({ status: 400 });
    const taken = await ask("boss@loafworks.test");
    expect(taken).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(taken.body.error).toContain("belongs to another account");
    expect(await actions()).toEqual([]);
  });
});

test("an export names the change, and the mails that went to the old address", async () => {
  await ask();
  await confirm(await tokenFor());
  await until(async () => (await mailsTo(old)).some(({ subject }) => subject === "Your email was changed"));
  await signIn(server, fresh);
  const { rows } = await server.db.query(ACCOUNT, [kai.id]);
  expect(rows[0]?.account.email_changes).toEqual([
    expect.objectContaining({ from: old, to: fresh, confirmed_at: expect.any(String) }),
  ]);
  expect(rows[0]?.account.mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    "email-change",
    "email-changed",
    "magic-link",
    "magic-link",
  ]);
});
