import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { letAMinutePass, linkFor, openBrowser, openLink, signInAs } from "../../support/browser.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUSTED_PROXIES: "1" } });
});
afterAll(() => server.stop());

const CHALLENGE = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };
const from =
  (address: string): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", address);
    return fetch(input, { ...init, headers });
  };
const browserAt = (address: string) => openBrowser(server, { fetch: from(address) });
const askAs = (address: string, email: string, more: Record<string, unknown> = {}) =>
  from(address)(`${server.url}/auth/v1/otp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...CHALLENGE, email, ...more }),
  });
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email).length;
const askManyTimes = async (email: string, askers: Record<string, number>) => {
  for (const [address, links] of Object.entries(askers)) {
    for (let link = 0; link < links; link += 1) {
      expect((await askAs(address, email)).status).toBe(200);
      await letAMinutePass(server, email);
    }
  }
};
/** The same, but each asks only once for real: the others are copies of that, a minute apart. */
const fill = async (email: string, askers: Record<string, number>) => {
  for (const [address, links] of Object.entries(askers)) {
    await askManyTimes(email, { [address]: 1 });
    await server.db.query(
      `insert into auth.magic_links
       select (jsonb_populate_record(link, jsonb_build_object('id', gen_random_uuid(), 'token_hash', gen_random_uuid(),
                'created_at', link.created_at - n * interval '61 seconds'))).*
         from auth.magic_links link, generate_series(1, $2 - 1) n
        where link.id = (select id from auth.magic_links where email = $1 order by created_at desc limit 1)`,
      [email, links],
    );
  }
};
const STRANGERS = { "203.0.113.1": 10, "203.0.113.2": 10, "203.0.113.3": 10 };

describe("a stranger who asks for links to somebody's address", () => {
  test("is refused after ten an hour and told how long to wait, and the owner elsewhere is not", async () => {
    const email = "owner@loafworks.test";
    await askManyTimes(email, { "203.0.113.9": 10 });
    const refused = await askAs("203.0.113.9", email);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(3600 - 11 * 61);
    expect(wait).toBeLessThanOrEqual(3600 - 10 * 61 + 1);
    expect(await browserAt("198.51.100.7").sendMagicLink(email)).toMatchObject({ ok: true });
  });

  test("does not start the owner's minute", async () => {
    expect((await askAs("203.0.113.9", "minute@loafworks.test")).status).toBe(200);
    expect((await askAs("198.51.100.7", "minute@loafworks.test")).status).toBe(200);
    const again = await askAs("198.51.100.7", "minute@loafworks.test");
    expect(again.status).toBe(429);
    expect(Number(again.headers.get("retry-after"))).toBeGreaterThan(50);
  });

  test("cannot flood the mailbox from many networks: 30 links an hour, and no more", async () => {
    const email = "flooded@loafworks.test";
    await askManyTimes(email, STRANGERS);
    const refused = await browserAt("203.0.113.4").sendMagicLink(email);
    expect(refused).toMatchObject({ ok: false, retryAfterSeconds: expect.any(Number) });
    expect(!refused.ok && refused.message).toMatch(
      /^Too many attempts\. Please wait a few minutes before trying again\. The next link can be sent in \d+ minutes\.$/,
    );
    expect(await mailsTo(email)).toBe(30);
  });

  test("gets one mail out of thirty requests at the same moment, however the address is spelt", async () => {
    const spelt = ["race@gmail.com", "r.a.c.e@gmail.com", "race+ads@googlemail.com", "RACE@GMail.com"];
    const asked = Array.from({ length: 30 }, (_, n) => askAs("203.0.113.9", spelt[n % spelt.length] ?? ""));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("a browser in which the owner signed in before", () => {
  const ownerOf = (email: string, address = "198.51.100.7") => signInAs(server, email, browserAt(address));

  test("still gets a link when strangers have used up the address's hour", async () => {
    const email = "known@loafworks.test";
    const owner = await ownerOf(email);
    await owner.supabase.auth.signOut({ scope: "local" });
    await letAMinutePass(server, email);
    await fill(email, { "203.0.113.1": 10, "203.0.113.2": 10, "203.0.113.3": 9 });
    expect(await browserAt("198.51.100.7").sendMagicLink(email)).toMatchObject({ ok: false });
    expect(await owner.sendMagicLink(email)).toMatchObject({ ok: true });
    const code = (await openLink(await linkFor(server, email))).searchParams.get("code") ?? "";
    expect(await owner.completeSignIn(code)).toEqual({ ok: true });
  });

  test("still gets a link when others at the same network address asked too often", async () => {
    const strict = await startTestServer({ env: { AUTH_RATE_LIMIT: "3" } });
    try {
      const owner = await signInAs(strict, "office@loafworks.test");
      await letAMinutePass(strict, "office@loafworks.test");
      const colleague = openBrowser(strict);
      // Until it is enough: on a busy machine a new minute may begin meanwhile.
      for (let n = 0, isTaken = true; isTaken && n < 20; n += 1)
        isTaken = (await colleague.sendMagicLink(`colleague${n}@loafworks.test`)).ok;
      expect(await colleague.sendMagicLink("office@loafworks.test")).toMatchObject({ ok: false });
      expect(await owner.sendMagicLink("office@loafworks.test")).toMatchObject({ ok: true });
    } finally {
      await strict.stop();
    }
  });

  test("waits its minute like everybody, and has five an hour of its own", async () => {
    const email = "five@loafworks.test";
    const owner = await ownerOf(email);
    await letAMinutePass(server, email);
    await fill(email, { "203.0.113.1": 10, "203.0.113.2": 10, "203.0.113.3": 9 });
    for (let link = 0; link < 5; link += 1) {
      expect(await owner.sendMagicLink(email)).toMatchObject({ ok: true });
      expect(await owner.sendMagicLink(email)).toMatchObject({ ok: false, retryAfterSeconds: expect.any(Number) });
      await letAMinutePass(server, email);
    }
    expect(await owner.sendMagicLink(email)).toMatchObject({ ok: false });
  });

  test("is known by a cookie that scripts, other sites and other paths never see", async () => {
    let cookie = "";
    const watching = openBrowser(server, {
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        cookie = answer.headers.getSetCookie()[0] ?? cookie;
        return answer;
      },
    });
    await signInAs(server, "cookie@loafworks.test", watching);
    expect(cookie).toMatch(
      /^bananabread-known=[\w-]{43}; Max-Age=34560000; Path=\/auth\/v1; HttpOnly; SameSite=Strict$/,
    );
    const { rows } = await server.db.query("select encode(token_hash, 'escape') as hash from auth.known_browsers");
    expect(JSON.stringify(rows)).not.toContain([...watching.cookies.values()][0]);
  });

  test("is known for the addresses that signed in there, and for no other", async () => {
    const owner = await ownerOf("mine@loafworks.test");
    await letAMinutePass(server, "mine@loafworks.test");
    await fill("theirs@loafworks.test", STRANGERS);
    expect(await owner.sendMagicLink("theirs@loafworks.test")).toMatchObject({ ok: false });
  });

  test("stays known when somebody else signs in there too", async () => {
    const shared = await ownerOf("first@loafworks.test");
    await signInAs(server, "second@loafworks.test", shared);
    await letAMinutePass(server, "first@loafworks.test");
    await fill("first@loafworks.test", { "203.0.113.1": 10, "203.0.113.2": 10, "203.0.113.3": 9 });
    expect(await shared.sendMagicLink("first@loafworks.test")).toMatchObject({ ok: true });
  });

  test.each([
    ["made up", () => "x".repeat(43)],
    ["cut short", (token: string) => token.slice(0, 42)],
  ])("is not believed when its cookie is %s", async (name, change) => {
    const email = `${name.replace(" ", "-")}@loafworks.test`;
    const owner = await ownerOf(email);
    for (const [key, token] of owner.cookies) owner.cookies.set(key, change(token));
    await letAMinutePass(server, email);
    await fill(email, { "203.0.113.1": 10, "203.0.113.2": 10, "203.0.113.3": 9 });
    expect(await owner.sendMagicLink(email)).toMatchObject({ ok: false });
  });

  test("gets a new cookie at every sign-in, and a copy of the old one is worth nothing", async () => {
    const email = "rotated@loafworks.test";
    const owner = await ownerOf(email);
    const thief = browserAt("203.0.113.4");
    for (const [name, token] of owner.cookies) thief.cookies.set(name, token);
    await letAMinutePass(server, email);
    await signInAs(server, email, owner);
    await letAMinutePass(server, email);
    await fill(email, { "203.0.113.1": 10, "203.0.113.2": 10, "203.0.113.3": 9 });
    expect(await thief.sendMagicLink(email)).toMatchObject({ ok: false });
    expect(await owner.sendMagicLink(email)).toMatchObject({ ok: true });
  });

  test("is forgotten when its owner signs out everywhere, and kept when it signs out the others", async () => {
    const email = "everywhere@loafworks.test";
    const here = await ownerOf(email);
    await letAMinutePass(server, email);
    await ownerOf(email, "198.51.100.9");
    const known = async () =>
      (
        await server.db.query(
          "select from auth.known_browsers join auth.users on users.id = user_id where email = $1",
          [email],
        )
      ).rowCount;
    expect(await known()).toBe(2);
    await here.supabase.auth.signOut({ scope: "others" });
    expect(await known()).toBe(1);
    await letAMinutePass(server, email);
    expect(await here.sendMagicLink(email)).toMatchObject({ ok: true });
    await here.supabase.auth.signOut({ scope: "global" });
    expect(await known()).toBe(0);
  });
});

describe("spellings of one mailbox", () => {
  test.each([
    ["tags", "tag@loafworks.test", "tag+shop@loafworks.test"],
    ["case", "case@loafworks.test", "CASE@LoafWorks.test"],
    ["dots at Gmail", "dotted@gmail.com", "d.o.t.ted@gmail.com"],
    ["Gmail's other name", "other@gmail.com", "other@googlemail.com"],
    ["a domain in Unicode", "idn@xn--bcher-kva.example", "idn@bücher.example"],
    ["wide letters in the domain", "wide@loafworks.test", "wide@ｌoafworks。test"],
  ])("count together: %s", async (_name, first, second) => {
    expect((await askAs("203.0.113.9", first)).status).toBe(200);
    expect((await askAs("203.0.113.9", second)).status).toBe(429);
  });

  test("stay two accounts, and each link goes where it was asked for", async () => {
    await signInAs(server, "two@loafworks.test", browserAt("198.51.100.1"));
    await signInAs(server, "two+work@loafworks.test", browserAt("198.51.100.2"));
    const { rows } = await server.db.query("select email from auth.users where email like 'two%' order by email");
    expect(rows.map(({ email }) => email)).toEqual(["two+work@loafworks.test", "two@loafworks.test"]);
  });

  test("dots outside Gmail are letters like others", async () => {
    expect((await askAs("203.0.113.9", "jo.hn@loafworks.test")).status).toBe(200);
    expect((await askAs("203.0.113.9", "john@loafworks.test")).status).toBe(200);
  });
});

describe("whether an address has an account", () => {
  const probe = async (email: string, address: string) => {
    const answer = await askAs(address, email, { create_user: false });
    const { date, "x-request-id": id, "retry-after": wait, ...headers } = Object.fromEntries(answer.headers);
    expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
    return { status: answer.status, headers, hasWait: wait !== undefined, body: await answer.json() };
  };

  test("is told neither by the answer nor by the limits, and strangers get no mail", async () => {
    await signInAs(server, "member@loafworks.test", browserAt("198.51.100.1"));
    for (let link = 0; link < 12; link += 1) {
      const [known, unknown] = await Promise.all([
        probe("member@loafworks.test", "203.0.113.9"),
        probe("nobody@loafworks.test", "203.0.113.9"),
      ]);
      expect(unknown).toEqual(known);
      expect(known.status).toBe(link < 10 ? 200 : 429);
      const twice = await Promise.all([
        probe("member@loafworks.test", "203.0.113.9"),
        probe("nobody@loafworks.test", "203.0.113.9"),
      ]);
      expect(twice[0]).toEqual(twice[1]);
      expect(twice[0].status).toBe(429);
      await letAMinutePass(server, "member@loafworks.test");
      await letAMinutePass(server, "nobody@loafworks.test");
    }
    expect(await mailsTo("nobody@loafworks.test")).toBe(0);
    expect(await mailsTo("member@loafworks.test")).toBe(11);
  });

  test("is not told by the clock: where no mail goes out, the answer takes as long as the last mail did", async () => {
    await server.db.query(
      "insert into private.mail_log (kind, recipient, outcome, duration_ms) values ('magic-link', 'a@b.test', 'sent', 400)",
    );
    const startedAt = performance.now();
    expect((await probe("slow-nobody@loafworks.test", "203.0.113.9")).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(395);
  });

  test("is not told while mail is late", async () => {
    await server.db.query(
      "insert into private.mail_log (kind, recipient, outcome, duration_ms) values ('magic-link', 'a@b.test', 'failed', 5)",
    );
    expect((await probe("late-nobody@loafworks.test", "203.0.113.9")).headers["x-mail-delayed"]).toBe("true");
  });
});

describe("somebody who was banned", () => {
  test("gets no link although the answer is the usual one, and is out of every door at once", async () => {
    const email = "banned@loafworks.test";
    const browser = await signInAs(server, email, browserAt("198.51.100.1"));
    await letAMinutePass(server, email);
    expect(await browser.sendMagicLink(email)).toMatchObject({ ok: true });
    const code = (await openLink(await linkFor(server, email))).searchParams.get("code") ?? "";
    const { data } = await browser.supabase.auth.getSession();
    await letAMinutePass(server, email);
    await server.db.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [email]);

    const mails = await mailsTo(email);
    expect(await (await askAs("203.0.113.9", email)).json()).toEqual({});
    expect(await mailsTo(email)).toBe(mails);
    expect(await browser.completeSignIn(code)).toEqual({
      ok: false,
      reason: "banned",
      message: "This account has been blocked. Please contact us if you think that is a mistake.",
    });
    const user = await fetch(`${server.url}/auth/v1/user`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    expect([user.status, (await user.json()).error_code]).toEqual([403, "user_banned"]);
    const refresh = () =>
      fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
        method: "POST",
        body: JSON.stringify({ refresh_token: data.session?.refresh_token }),
      });
    expect((await (await refresh()).json()).error_code).toBe("user_banned");
    await server.db.query("update auth.users set banned_until = null where email = $1", [email]);
    expect((await refresh()).status).toBe(200);
  });
});

test("guesses at links by others at the same address do not keep a real link from opening", async () => {
  const strict = await startTestServer({ env: { AUTH_RATE_LIMIT: "3" } });
  try {
    const browser = openBrowser(strict);
    await browser.sendMagicLink("real@loafworks.test");
    const link = await linkFor(strict, "real@loafworks.test");
    const guess = () => openLink(`${strict.url}/auth/v1/verify?type=magiclink&token=guess`);
    for (let n = 0; n < 3; n += 1) expect((await guess()).searchParams.get("error_code")).toBe("otp_expired");
    expect((await guess()).searchParams.get("error_code")).toBe("over_request_rate_limit");
    for (let n = 0; n < 40; n += 1) expect((await openLink(link)).searchParams.has("code")).toBe(true);
    const { rows } = await strict.db.query("select count(*) from auth.link_codes");
    expect(rows).toEqual([{ count: 30 }]);
  } finally {
    await strict.stop();
  }
});

test("the whole of an IPv6 site has a limit too, which one of its networks cannot use up alone", async () => {
  const strict = await startTestServer({ env: { AUTH_RATE_LIMIT: "2", TRUSTED_PROXIES: "1" } });
  try {
    let person = 0;
    const ask = async (address: string) => {
      person += 1;
      const body = JSON.stringify({ ...CHALLENGE, email: `person${person}@b.test` });
      return (await from(address)(`${strict.url}/auth/v1/otp`, { method: "POST", body })).status;
    };
    for (let n = 0; n < 20; n += 1) expect(await ask("2001:db8:1:1::1")).toBe(n < 2 ? 200 : 429);
    for (let n = 0; n < 14; n += 1) expect(await ask(`[2001:0DB8:1:${n + 2}::1]:4711`)).toBe(200);
    expect(await ask("2001:db8:1:ff::1")).toBe(429);
    expect(await ask("2001:db8:2:1::1")).toBe(200);
    for (let n = 0; n < 3; n += 1) expect(await ask(`203.0.113.5:${4711 + n}`)).toBe(n < 2 ? 200 : 429);
  } finally {
    await strict.stop();
  }
});
