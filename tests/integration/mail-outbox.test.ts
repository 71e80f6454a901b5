import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBrowser, openLink } from "../support/browser.ts";
import { freePort, startTestServer, type TestServer } from "../support/server.ts";

type Received = { to: string; raw: string };

let server: TestServer;
let smtp: SMTPServer | undefined;
let smtpPort: number;
let received: Received[];

beforeEach(async () => {
  received = [];
  smtpPort = await freePort();
  server = await startTestServer({
    env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: "BananaBread <hello@bananabread.test>" },
  });
});
afterEach(async () => {
  await server.stop();
  await stopSmtp();
});

function startSmtp(options: { rejectRecipients?: boolean } = {}) {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      options.rejectRecipients ? done(Object.assign(new Error("no such user"), { responseCode: 550 })) : done(),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  return new Promise<void>((resolve) => smtp?.listen(smtpPort, "127.0.0.1", resolve));
}
const stopSmtp = () => new Promise<void>((resolve) => (smtp ? smtp.close(() => resolve()) : resolve()));

const makeDue = () => server.db.query("update private.outbox set next_attempt_at = now()");
const waiting = async () => (await server.db.query("select count(*)::int as n from private.outbox")).rows[0].n;
/** The link in the plain-text part, with quoted-printable undone. */
const linkIn = (raw: string) => {
  const text = raw.replaceAll(/=\r\n/g, "").replaceAll("=3D", "=");
  return /http:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0] ?? "";
};

test("a mail goes out over SMTP with a link that works", async () => {
  await startSmtp();
  const browser = openBrowser(server);
  expect(await browser.sendMagicLink("june@loafworks.test")).toEqual({ ok: true, delayed: false });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ to: "june@loafworks.test", raw: expect.stringContaining("Your magic link") });
  const code = (await openLink(linkIn(received[0]?.raw ?? ""))).searchParams.get("code") ?? "";
  expect(await browser.completeSignIn(code)).toEqual({ ok: true });
  const { rows } = await server.db.query("select outcome, kind, duration_ms >= 0 as timed from private.mail_log");
  expect(rows).toEqual([{ outcome: "sent", kind: "magic-link", timed: true }]);
});

test("while SMTP is down nothing is lost, people are told it will be late, and afterwards each mail comes once", async () => {
  const people = Array.from({ length: 5 }, (_, n) => `person${n}@loafworks.test`);
  for (const email of people) {
    expect(await openBrowser(server).sendMagicLink(email)).toEqual({ ok: true, delayed: true });
  }
  expect(await waiting()).toBe(5);
  await startSmtp();
  await makeDue();
  await expect.poll(waiting).toBe(0);
  expect(received.map(({ to }) => to).sort()).toEqual(people);
});

test("the hour of a late link begins when it is sent", async () => {
  await openBrowser(server).sendMagicLink("late@loafworks.test");
  await server.db.query("update auth.magic_links set created_at = created_at - interval '3 hours'");
  await startSmtp();
  await makeDue();
  await expect.poll(waiting).toBe(0);
  expect((await openLink(linkIn(received[0]?.raw ?? ""))).searchParams.has("code")).toBe(true);
});

test("an address the mail server refuses for good is given up, and noted", async () => {
  await startSmtp({ rejectRecipients: true });
  await openBrowser(server).sendMagicLink("gone@loafworks.test");
  await expect.poll(waiting).toBe(0);
  const { rows } = await server.db.query("select outcome, error from private.mail_log");
  expect(rows).toMatchObject([{ outcome: "failed", error: expect.stringContaining("no such user") }]);
});

test("two processes never send the same mail twice", async () => {
  for (let n = 0; n < 8; n += 1) await openBrowser(server).sendMagicLink(`pair${n}@loafworks.test`);
  const second = await startSecondProcess();
  await startSmtp();
  await makeDue();
  await expect.poll(waiting).toBe(0);
  await second.stop();
  expect(received).toHaveLength(8);
});

test("nobody is told of a delay because another process was quicker to take the mail, and sent it", async () => {
  await server.db.query(
    `create function claim() returns trigger language plpgsql as
       $$ begin new.claimed_until = now() + interval '1 minute'; return new; end $$;
     create trigger claim before insert on private.outbox for each row execute function claim()`,
  );
  const asked = openBrowser(server).sendMagicLink("quick@loafworks.test");
  await expect.poll(waiting).toBe(1);
  await server.db.query(
    `with gone as (delete from private.outbox returning *)
     insert into private.mail_log (outbox_id, kind, recipient, outcome) select id, kind, recipient, 'sent' from gone`,
  );
  expect(await asked).toEqual({ ok: true, delayed: false });
});

test("the waiting mail's link cannot be read from the database", async () => {
  await openBrowser(server).sendMagicLink("secret@loafworks.test");
  const { rows } = await server.db.query("select sealed_props from private.outbox");
  expect(rows[0].sealed_props.toString("latin1")).not.toContain("verify");
});

function startSecondProcess() {
  const { mail } = server.config;
  if (mail.kind !== "smtp") throw new Error("the first process should send by SMTP");
  return startTestServer({
    env: { DATABASE_URL: server.databaseUrl, SMTP_URL: mail.url, MAIL_FROM: mail.from },
  });
}
