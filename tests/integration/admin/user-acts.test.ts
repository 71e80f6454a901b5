import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminUserOutput } from "../../../src/shared/contracts/admin-user.ts";
import { letAMinutePass } from "../../support/browser.ts";
import { until } from "../../support/process.ts";
import { call, generate, openStudio, openTwin, type Studio, signInMaker } from "../generation/studio.ts";
import { type Member, signIn, signInPaid } from "../storage/members.ts";

const NOBODY = "00000000-0000-4000-8000-00000000dead";
const REASON = "Uploads other people's logos";

let studio: Studio;
let boss: Member;
let kai: Member;
let email: string;
let people = 0;

beforeAll(async () => {
  studio = await openStudio();
  boss = await makeBananaman("boss@loafworks.test");
});
beforeEach(async () => {
  people += 1;
  email = `kai${people}@loafworks.test`;
  kai = await signInPaid(studio.server, email);
});
afterAll(() => studio.stop());

async function makeBananaman(address: string) {
  const person = await signIn(studio.server, address);
  await studio.server.db.query("insert into public.bananaman (user_id) values ($1)", [person.id]);
  return person;
}
const act = (name: string, body: Record<string, unknown> = {}, who = boss) =>
  call(studio.server, who, name, { user_id: kai.id, ...body });
const read = async (userId = kai.id, who = boss) =>
  adminUserOutput.parse((await call(studio.server, who, "admin-user", { user_id: userId })).body);
const audit = async (target = kai.id) =>
  (
    await studio.server.db.query(
      "select actor, action, outcome, details from private.audit_log where target = $1 order by id",
      [target],
    )
  ).rows;
const statusOf = async (who: Member) => (await call(studio.server, who, "enhance-prompt", {})).status;

describe("who may look after users", () => {
  test.each([
    ["admin-user", {}],
    ["send-sign-in-mail", {}],
    ["end-sessions", {}],
    ["ban-user", { reason: REASON }],
    ["unban-user", { reason: REASON }],
    ["change-user-email", { email: "new@loafworks.test", reason: REASON }],
    ["cancel-email-change", {}],
  ])("%s: a visitor gets 401, everybody but Bananaman 403, and the attempt is in the log", async (name, body) => {
    const unpaid = await signIn(studio.server, `unpaid-${name}@loafworks.test`);
    const visitor = await fetch(`${studio.server.url}/functions/v1/${name}`, { method: "POST", body: "{}" });
    expect(visitor.status).toBe(401);
    expect(await act(name, body, unpaid)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await act(name, body, kai)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await audit()).toEqual([]);
    const { rows } = await studio.server.db.query(
      "select actor, outcome from private.audit_log where action = $1 and actor = any ($2) order by id",
      [name, [unpaid.id, kai.id]],
    );
    expect(rows).toEqual([unpaid.id, kai.id].map((actor) => ({ actor, outcome: "refused" })));
  });

  test("a user who does not exist is named so, and a malformed id is refused", async () => {
    for (const name of ["admin-user", "send-sign-in-mail", "end-sessions", "cancel-email-change"]) {
      const missing = await call(studio.server, boss, name, { user_id: NOBODY });
      expect(missing).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect(missing.body.error).toContain("There is no such user.");
      expect((await call(studio.server, boss, name, { user_id: "everybody" })).status).toBe(400);
    }
    expect((await act("ban-user", { user_id: NOBODY, reason: REASON })).status).toBe(404);
  });

  test("a ban, an unban and an e-mail change need a reason", async () => {
    for (const name of ["ban-user", "unban-user"]) {
      expect((await act(name)).status).toBe(400);
      expect((await act(name, { reason: "  " })).status).toBe(400);
      expect((await act(name, { reason: "a".repeat(501) })).status).toBe(400);
    }
    expect((await act("change-user-email", { email: "new@loafworks.test" })).status).toBe(400);
    expect(await audit()).toEqual([]);
  });
});

describe("what an administrator sees", () => {
  test("access with its cause, payments, usage, sessions and mails, and never a key", async () => {
    const maker = await signInMaker(studio.server, `maker${people}@loafworks.test`);
    await generate(studio.server, maker);
    // The composer makes a creative without an API call.
    await studio.server.db.query(
      "insert into ai_calls (user_id, kind, outcome, service) values ($1, 'image', 'succeeded', 'composer')",
      [maker.id],
    );
    const answer = await call(studio.server, boss, "admin-user", { user_id: maker.id });
    const user = adminUserOutput.parse(answer.body);
    expect(user).toMatchObject({
      email: `maker${people}@loafworks.test`,
      is_you: false,
      access: { has_access: true, cause: "paid", order: { amount: 9_700 } },
      ban: null,
      email_change: null,
      session_count: 1,
      sessions: [{ device: "Unknown browser", address: "127.0.0.x", is_current: false }],
      usage: { recent: { creatives: 2, calls: 1, succeeded: 1 }, all: { creatives: 2 } },
      mails: [{ name: "Magic link", outcome: "sent" }],
    });
    expect(user.usage.days).toHaveLength(30);
    expect(user.usage.days.at(-1)).toMatchObject({ date: new Date().toISOString().slice(0, 10), images: 2, calls: 1 });
    expect(user.storage.used).toBeGreaterThan(0);
    expect(JSON.stringify(answer.body)).not.toMatch(/AIza|a1B2|ciphertext|token/);
  });

  test("the cause follows what happens: granted with its reason, taken back, refunded, disputed", async () => {
    const free = await signIn(studio.server, `free${people}@loafworks.test`);
    expect((await read(free.id)).access).toMatchObject({ has_access: false, cause: "none" });
    await act("grant-free-access", { user_id: free.id, reason: "Beta tester" });
    expect((await read(free.id)).access).toMatchObject({
      has_access: true,
      cause: "granted",
      order: { kind: "grant", grant: { by: "boss@loafworks.test", reason: "Beta tester" } },
    });
    await act("revoke-free-access", { user_id: free.id, reason: "By mistake" });
    expect((await read(free.id)).access.has_access).toBe(false);
    expect((await audit(free.id)).map(({ details }) => details.reason)).toEqual(["Beta tester", "By mistake"]);

    const order =
      "update stripe_orders set %s where customer_id = (select customer_id from stripe_customers where user_id = $1)";
    await studio.server.db.query(order.replace("%s", "amount_refunded = 9700"), [kai.id]);
    expect((await read()).access).toMatchObject({ has_access: false, cause: "refunded" });
    await studio.server.db.query(order.replace("%s", "amount_refunded = 0, dispute_status = 'open'"), [kai.id]);
    expect((await read()).access).toMatchObject({ has_access: false, cause: "disputed" });
    expect((await read(boss.id)).access).toMatchObject({ has_access: true, cause: "bananaman" });
  });
});

describe("a sign-in mail", () => {
  test("arrives without a working link, once a minute, and is in the audit log", async () => {
    expect((await act("send-sign-in-mail")).body).toMatchObject({ success: true, sent: true });
    const [mail] = (await studio.server.mails()).filter(
      ({ to, subject }) => to === email && subject.startsWith("Sign in"),
    );
    expect(mail?.text).toContain(`/#sign-in=${encodeURIComponent(email)}`);
    expect(mail?.text).not.toContain("/auth/v1/verify");
    const soon = await act("send-sign-in-mail");
    expect(soon).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(soon.body.error).toContain("Nothing was sent.");
    expect(await audit()).toMatchObject([{ actor: boss.id, action: "send-sign-in-mail", outcome: "done" }]);
  });

  test("ten presses at once are one mail", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => act("send-sign-in-mail")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
    expect(await audit()).toHaveLength(1);
  });

  test("is not sent to somebody banned", async () => {
    await act("ban-user", { reason: REASON });
    expect(await act("send-sign-in-mail")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });
});

describe("ending sessions", () => {
  test("one ends at once and the other goes on", async () => {
    const phone = await signInAgain();
    const { sessions } = await read();
    expect(sessions).toHaveLength(2);
    const [newest] = sessions;
    expect((await act("end-sessions", { session_id: newest?.id, reason: "Lost phone" })).body).toMatchObject({
      ended: 1,
    });
    expect([await statusOf(phone), await statusOf(kai)]).toEqual([401, 400]);
    expect((await phone.supabase.from("user_profiles").select("id")).error).not.toBeNull();
    expect((await phone.supabase.auth.refreshSession()).error).not.toBeNull();
    expect(await act("end-sessions", { session_id: newest?.id })).toMatchObject({ status: 404 });
    expect(await audit()).toEqual([
      {
        actor: boss.id,
        action: "end-sessions",
        outcome: "done",
        details: { ended: 1, device: "Unknown browser", reason: "Lost phone" },
      },
    ]);
  });

  test("all end at once, on a second server too, and signing in anew works", async () => {
    const twin = await openTwin(studio.server);
    try {
      const readThere = () => fetch(`${twin.url}/rest/v1/user_profiles?select=id`, { headers: kai.headers });
      expect((await readThere()).status).toBe(200);
      expect((await act("end-sessions")).body).toMatchObject({ ended: 1 });
      expect(await statusOf(kai)).toBe(401);
      await until(async () => (await readThere()).status === 401);
    } finally {
      await twin.stop();
    }
    expect(await statusOf(await signInAgain())).toBe(400);
    expect(await act("end-sessions", { user_id: kai.id, session_id: NOBODY })).toMatchObject({ status: 404 });
  });

  test("an administrator keeps the session in use", async () => {
    const { sessions } = await read(boss.id);
    const own = sessions.find(({ is_current }) => is_current);
    const refused = await act("end-sessions", { user_id: boss.id, session_id: own?.id });
    expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(refused.body.error).toContain("sign out");
    expect((await act("end-sessions", { user_id: boss.id })).status).toBe(404);
    expect((await read(boss.id)).session_count).toBe(1);
  });
});

describe("a ban", () => {
  test("counts at once for functions, tables and signing in, says by whom and why, and an unban undoes it", async () => {
    expect((await act("ban-user", { reason: REASON })).body).toMatchObject({ success: true, ended: 1 });
    expect(await statusOf(kai)).toBe(401);
    expect((await fetch(`${studio.server.url}/rest/v1/user_profiles`, { headers: kai.headers })).status).toBe(401);
    expect((await kai.supabase.auth.refreshSession()).error).not.toBeNull();
    expect(await read()).toMatchObject({
      ban: { by: "boss@loafworks.test", reason: REASON },
      session_count: 0,
      access: { cause: "paid" },
    });
    expect(await act("ban-user", { reason: REASON })).toMatchObject({ status: 409 });

    await letAMinutePass(studio.server, email);
    const mailsBefore = (await studio.server.mails()).filter(({ to }) => to === email).length;
    expect((await kai.supabase.auth.signInWithOtp({ email })).error).toBeNull();
    expect((await studio.server.mails()).filter(({ to }) => to === email)).toHaveLength(mailsBefore);

    expect((await act("unban-user", { reason: "Settled by mail" })).body).toMatchObject({ unbanned: true });
    expect(await act("unban-user", { reason: "Again" })).toMatchObject({ status: 409 });
    const back = await signInAgain();
    expect((await back.supabase.rpc("has_access")).data).toBe(true);
    expect((await audit()).map(({ action, details }) => [action, details.reason])).toEqual([
      ["ban-user", REASON],
      ["unban-user", "Settled by mail"],
    ]);
  });

  test("a picture that is being made is finished and saved", async () => {
    const maker = await signInMaker(studio.server, `busy${people}@loafworks.test`);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    studio.gemini.next({ after: held });
    const running = generate(studio.server, maker);
    await until(async () => {
      const { rowCount } = await studio.server.db.query(
        "select from generations where user_id = $1 and state = 'running'",
        [maker.id],
      );
      return rowCount === 1;
    });
    await act("ban-user", { user_id: maker.id, reason: REASON });
    letGo();
    expect((await running).status).toBe(200);
    const { rowCount } = await studio.server.db.query("select from creatives where user_id = $1", [maker.id]);
    expect(rowCount).toBe(1);
  });

  test("nobody bans themself, and of two administrators who ban each other one stays", async () => {
    expect(await act("ban-user", { user_id: boss.id, reason: REASON })).toMatchObject({ status: 409 });
    const deputy = await makeBananaman(`deputy${people}@loafworks.test`);
    const answers = await Promise.all([
      act("ban-user", { user_id: deputy.id, reason: REASON }),
      act("ban-user", { user_id: boss.id, reason: REASON }, deputy),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await studio.server.db.query(
      "select b.user_id from bananaman b join auth.users u on u.id = b.user_id where u.banned_until is null",
    );
    expect(rows).toHaveLength(1);
    // For the tests that follow.
    await studio.server.db.query("update auth.users set banned_until = null");
    await studio.server.db.query("delete from bananaman where user_id = $1", [deputy.id]);
    boss = await signInAgain("boss@loafworks.test");
  });

  test("the last administrator who is not banned cannot be banned, nor delete the own account", async () => {
    const deputy = await makeBananaman(`second${people}@loafworks.test`);
    await act("ban-user", { user_id: deputy.id, reason: REASON });
    const left = await call(studio.server, boss, "delete-account", { confirmation: "boss@loafworks.test" });
    expect(left).toMatchObject({ status: 409 });
    expect(left.body.error).toContain("last administrator");
    await act("unban-user", { user_id: deputy.id, reason: REASON });
  });
});

/** The same person in another browser. */
async function signInAgain(address = email): Promise<Member> {
  await letAMinutePass(studio.server, address);
  return signIn(studio.server, address);
}
