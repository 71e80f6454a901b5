import { afterAll, beforeAll, expect, test } from "vitest";
import { MAILS, type MailKind } from "../../../src/emails/mails.ts";
import { previewEmailOutput } from "../../../src/shared/contracts/email-preview.ts";
import { keysOf } from "../../../src/shared/keys-of.ts";
import { linkFor, openBrowser, openLink } from "../../support/browser.ts";
import { signInBananaman } from "../../support/people.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { call } from "../generation/studio.ts";
import { asMember, type Member, signIn, signInPaid } from "../storage/members.ts";

const EMAIL = "june@loafworks.test";
const HOSTILE = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>`;

let server: TestServer;
let bananaman: Member;
beforeAll(async () => {
  server = await startTestServer();
  bananaman = await asMember(await signInBananaman(server, "bananaman@loafworks.test"));
});
afterAll(() => server.stop());

async function preview(kind: MailKind, more: Record<string, string> = {}) {
  const { status, body } = await call(server, bananaman, "preview-email", { kind, email: EMAIL, ...more });
  expect(status, body.error).toBe(200);
  return previewEmailOutput.parse(body);
}
const open = (path: string) => fetch(server.url + path);

test.each(keysOf(MAILS))("%s is shown as it is sent: subject, sender, both parts, and in a frame", async (kind) => {
  const mail = await preview(kind);
  expect(mail).toMatchObject({ to: EMAIL, from: server.config.mail.from });
  expect(mail.subject.length).toBeGreaterThan(8);
  expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  expect(mail.text.length).toBeGreaterThan(100);
  const framed = await (await open(`${mail.frame}&theme=light`)).text();
  expect(framed).toContain(`<title>${mail.subject}</title>`);
});

test("the magic link's mail is the one people get, but for the link", async () => {
  const browser = openBrowser(server);
  await browser.sendMagicLink(EMAIL);
  const link = await linkFor(server, EMAIL);
  const sent = (await server.mails()).find(({ to }) => to === EMAIL);
  const shown = await preview("magic-link");
  const shownLink = /http\S+verify\S+/.exec(shown.text)?.[0] ?? "";
  // The link leads back to the name of this machine that the browser used.
  const likeSent = (part: string) => part.replaceAll(shownLink, link).replaceAll(server.config.SITE_URL, server.url);
  expect(likeSent(shown.text)).toBe(sent?.text);
});

test("a real token typed in gives no link that works, and stores nothing", async () => {
  const browser = openBrowser(server);
  const email = "careful@loafworks.test";
  await browser.sendMagicLink(email);
  const real = await linkFor(server, email);
  const token = new URL(real).searchParams.get("token") ?? "";
  const count = async () => (await server.db.query("select count(*) from auth.link_codes")).rows[0].count;
  const rows = await Promise.all(["auth.magic_links", "private.outbox", "private.audit_log"].map(countRows));
  const codes = await count();
  for (const typed of [token, `x&token=${token}`, `?token=${token}&type=magiclink#`]) {
    for (const kind of ["magic-link", "email-change"] as const) {
      const { html, text, frame } = await preview(kind, { token: typed });
      expect(html.replaceAll("&amp;", "&")).not.toContain(`token=${token}`);
      expect(await (await open(frame)).text()).not.toContain(`token=${token}`);
      const shown = /http\S+verify\S+/.exec(text)?.[0] ?? "";
      const leadsTo = await openLink(shown.replace(server.config.SITE_URL, server.url));
      expect(leadsTo.searchParams.get("error_code")).toBe("otp_expired");
      expect(leadsTo.searchParams.has("code")).toBe(false);
    }
  }
  expect(await count()).toBe(codes);
  expect(await Promise.all(["auth.magic_links", "private.outbox", "private.audit_log"].map(countRows))).toEqual(rows);
  // The real one is as good as before.
  const code = (await openLink(real)).searchParams.get("code") ?? "";
  expect(await browser.completeSignIn(code)).toEqual({ ok: true });
});
const countRows = async (table: string) => (await server.db.query(`select count(*) from ${table}`)).rows[0].count;

test("hostile words stay words, in the mail and in its frame", async () => {
  for (const kind of keysOf(MAILS)) {
    const { html, frame } = await preview(kind, { token: HOSTILE, title: HOSTILE, reason: HOSTILE });
    for (const part of [html, await (await open(`${frame}&theme=dark`)).text()]) {
      expect(part).not.toContain("<img src=x");
      expect(part).not.toContain("<script");
    }
  }
});

test.each([
  "june@loafworks.test\r\nBcc: everybody@loafworks.test",
  "june@loafworks.test, other@loafworks.test",
  '"june"@loafworks.test\n',
  "June <june@loafworks.test>",
  "june",
  `${"a".repeat(250)}@b.test`,
])("%j is not an address to send to", async (email) => {
  for (const name of ["preview-email", "send-test-email"]) {
    expect(await call(server, bananaman, name, { kind: "receipt", email })).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
  }
  expect((await server.db.query("select from private.mail_log where kind = 'test'")).rowCount).toBe(0);
});

test("the frame runs no scripts, is shown by our own pages alone, and takes no made-up address", async () => {
  const { frame } = await preview("receipt");
  const { headers, status } = await open(frame);
  expect(status).toBe(200);
  const policy = headers.get("content-security-policy");
  for (const rule of ["default-src 'none'", "frame-ancestors 'self'", "sandbox"]) expect(policy).toContain(rule);
  expect(policy).not.toContain("script-src");
  expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers.get("cache-control")).toBe("no-store");
  const middle = frame.length - 40;
  const changed = frame.slice(0, middle) + (frame[middle] === "A" ? "B" : "A") + frame.slice(middle + 1);
  for (const wrong of [changed, "/mail-preview", "/mail-preview?mail=x", `/mail-preview?mail=${"A".repeat(9_000)}`]) {
    const answer = await open(wrong);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Refresh Preview");
  }
});

test("nobody but Bananaman sees or sends anything", async () => {
  const newcomer = await signIn(server, "newcomer@loafworks.test");
  const paid = await signInPaid(server, "paid@loafworks.test");
  const input = { kind: "receipt", email: EMAIL };
  for (const [name, body] of Object.entries({
    "preview-email": input,
    "send-test-email": input,
    "mail-status": {},
  })) {
    const visitor = { ...newcomer, headers: { Authorization: "" } };
    expect(await call(server, visitor, name, body)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
    expect(await call(server, newcomer, name, body)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await call(server, paid, name, body)).toMatchObject({ status: 403, body: { code: "forbidden" } });
  }
});
