import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailStatusOutput, sendTestEmailOutput } from "../../../src/shared/contracts/email-preview.ts";
import { signInAs } from "../../support/browser.ts";
import { userIdOf } from "../../support/people.ts";
import { until } from "../../support/process.ts";
import { freePort, startTestServer, type TestServer } from "../../support/server.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { call } from "../generation/studio.ts";
import { asMember, type Member } from "../storage/members.ts";

const UNKNOWN = "nobody@loafworks.test";

let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
let server: TestServer;
let bananaman: Member;
beforeAll(async () => {
  smtp = await startSmtpSink({ unknown: UNKNOWN });
  server = await startTestServer({
    env: { SMTP_URL: smtp.url, MAIL_FROM: "BananaBread <hello@bananabread.test>" },
  });
  bananaman = await becomeBananaman("bananaman@loafworks.test");
});
beforeEach(() => server.db.query("delete from private.call_limits"));
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

async function becomeBananaman(email: string): Promise<Member> {
  const mails = async () => [{ to: email, link: await smtp.linkFor(email) }];
  const browser = await signInAs({ url: server.url, mails }, email);
  await server.db.query("insert into public.bananaman (user_id) values ($1)", [await userIdOf(browser)]);
  return asMember(browser);
}
const send = (email: string, who = bananaman, kind = "magic-link") =>
  call(server, who, "send-test-email", { kind, email, token: "demo-4c1f9a" });
const status = async () => mailStatusOutput.parse((await call(server, bananaman, "mail-status", {})).body);
const logged = async (email: string) =>
  (await server.db.query("select actor, action, details from private.audit_log where target = $1", [email])).rows;

test("a test mail arrives with both parts, marked as a test, and is in the audit log", async () => {
  const email = "june@loafworks.test";
  const { body } = await send(email);
  const result = sendTestEmailOutput.parse(body);
  expect(result).toEqual({ outcome: "sent", ms: expect.any(Number), reason: null });
  const [mail = "", ...others] = smtp.mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toContain("Subject: [Test] Your magic link");
  expect(mail).toContain("From: BananaBread <hello@bananabread.test>");
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
  expect(mail).toContain("token=preview.demo-4c1f9a");
  expect(await logged(email)).toEqual([
    { actor: bananaman.id, action: "send-test-email", details: { kind: "magic-link" } },
  ]);
  const links = await server.db.query("select from auth.magic_links where email = $1", [email]);
  expect(links.rowCount).toBe(0);
});

test("an address the mail server refuses is named with the server's own words", async () => {
  const { body } = await send(UNKNOWN);
  expect(body).toMatchObject({ outcome: "refused", ms: null, reason: expect.stringContaining("no such user here") });
});

test("the eleventh within five minutes is refused, also when all come at once, and nothing is sent for it", async () => {
  const email = "crowd@loafworks.test";
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => send(email)))).map(({ status }) => status);
  expect(statuses.filter((code) => code === 200)).toHaveLength(10);
  expect(statuses.filter((code) => code === 429)).toHaveLength(2);
  expect(smtp.mailsTo(email)).toHaveLength(10);
  expect(await logged(email)).toHaveLength(10);
  const other = await becomeBananaman("other@loafworks.test");
  expect((await send(email, other)).status).toBe(200);
  await server.db.query("update private.call_limits set window_start = now() - interval '5 minutes'");
  expect((await send(email)).status).toBe(200);
});

test("the figures count what became of each mail, not every try, and no tests", async () => {
  await server.db.query("delete from private.mail_log");
  await send(UNKNOWN);
  expect(await status()).toMatchObject({ sent: 0, failed: 0, median_ms: null, last_failure: null });
  await server.db.query(
    `insert into private.mail_log (kind, recipient, outcome, error, duration_ms, will_retry, logged_at)
     select 'receipt', 'x@loafworks.test', 'sent', null, ms, false, now() from unnest(array[100, 200, 900]) ms
     union all select 'receipt', 'x@loafworks.test', 'failed', 'busy', 5000, true, now() - interval '1 hour'
     union all select 'receipt', 'x@loafworks.test', 'failed', 'gone', 5000, false, now() - interval '2 hours'
     union all select 'receipt', 'x@loafworks.test', 'sent', null, 9000, false, now() - interval '31 days'`,
  );
  expect(await status()).toMatchObject({
    days: 30,
    sent: 3,
    failed: 1,
    median_ms: 200,
    last_failure: { reason: "busy", will_retry: true },
    transport: "smtp",
  });
});

test("an administrator who deletes the account while sending leaves no name behind", async () => {
  const leaver = await becomeBananaman("leaver@loafworks.test");
  const [sent, gone] = await Promise.all([
    send("friend@loafworks.test", leaver),
    call(server, leaver, "delete-account", { confirmation: "leaver@loafworks.test" }),
  ]);
  expect(gone.status).toBe(200);
  expect([200, 401]).toContain(sent.status);
  const { rows } = await server.db.query("select from private.audit_log where actor = $1", [leaver.id]);
  expect(rows).toEqual([]);
});

test("while the mail server is down the mail is queued, and the answer says so with the reason", async () => {
  const cutOff = await startTestServer({
    env: {
      DATABASE_URL: server.databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: "BananaBread <hello@bananabread.test>",
    },
  });
  const input = { kind: "receipt", email: "late@loafworks.test" };
  const { body } = await call(cutOff, bananaman, "send-test-email", input);
  expect(body).toMatchObject({ outcome: "queued", ms: null, reason: expect.stringContaining("ECONNREFUSED") });
  await cutOff.stop();
  await until(() => smtp.mailsTo("late@loafworks.test").length === 1);
});
