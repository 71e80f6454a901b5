import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signInAs, type TestBrowser } from "../../support/browser.ts";
import { type DatabaseKind, startTestServer, type TestServer } from "../../support/server.ts";

describe.each<DatabaseKind>(["embedded", "DATABASE_URL"])("sessions (%s)", (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const tokenOf = async (browser: TestBrowser) => {
    const { data } = await browser.supabase.auth.getSession();
    if (!data.session) throw new Error("not signed in");
    return data.session;
  };
  const refresh = (refresh_token: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      body: JSON.stringify({ refresh_token }),
    });
  const letGracePass = () =>
    server.db.query("update auth.refresh_tokens set used_at = used_at - interval '11 seconds'");

  test("refreshing gives new tokens for the same session", async () => {
    const browser = await signInAs(server, "fresh@loafworks.test");
    const before = await tokenOf(browser);
    const { data, error } = await browser.supabase.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before.refresh_token);
    expect(data.session?.expires_in).toBe(3600);
    expect((await browser.supabase.auth.getUser()).data.user?.id).toBe(before.user.id);
  });

  test("an expired access token is refreshed before use, without the person noticing", async () => {
    const browser = await signInAs(server, "expired@loafworks.test");
    const session = await tokenOf(browser);
    const stored = { ...session, expires_at: Math.floor(Date.now() / 1000) - 10, expires_in: 0 };
    browser.storage.setItem("bananabread-auth", JSON.stringify(stored));
    const { data } = await browser.supabase.auth.getUser();
    expect(data.user?.email).toBe("expired@loafworks.test");
    expect((await tokenOf(browser)).refresh_token).not.toBe(session.refresh_token);
  });

  test("two tabs that refresh at the same moment get the same successor", async () => {
    const { refresh_token } = await tokenOf(await signInAs(server, "tabs@loafworks.test"));
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
    const successors = await Promise.all(answers.map(async (answer) => (await answer.json()).refresh_token));
    expect(new Set(successors).size).toBe(1);
    expect((await refresh(successors[0])).status).toBe(200);
  });

  test("a tab that was two refreshes behind within the grace gets the newest token", async () => {
    const { refresh_token } = await tokenOf(await signInAs(server, "behind@loafworks.test"));
    const second = (await (await refresh(refresh_token)).json()).refresh_token;
    const third = (await (await refresh(second)).json()).refresh_token;
    expect((await (await refresh(refresh_token)).json()).refresh_token).toBe(third);
  });

  test("a refresh token that turns up again later ends the whole session", async () => {
    const browser = await signInAs(server, "stolen@loafworks.test");
    const { refresh_token } = await tokenOf(browser);
    const next = (await (await refresh(refresh_token)).json()).refresh_token;
    await letGracePass();
    const reused = await refresh(refresh_token);
    expect(reused.status).toBe(400);
    expect(await reused.json()).toMatchObject({
      code: 400,
      error_code: "refresh_token_already_used",
      msg: "Invalid Refresh Token: Already Used",
    });
    expect((await (await refresh(next)).json()).error_code).toBe("refresh_token_not_found");
    expect((await browser.supabase.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("a session that refreshes far too often is told to wait, not signed out", async () => {
    const browser = await signInAs(server, "eager@loafworks.test");
    const session = await tokenOf(browser);
    const { session_id } = JSON.parse(atob(session.access_token.split(".")[1] ?? ""));
    await server.db.query(
      "insert into auth.rate_limits (key, window_start, hits) values ($1, date_bin('5 minutes', now(), 'epoch'), 60)",
      [`refresh:${session_id}`],
    );
    const answer = await refresh(session.refresh_token);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
  });

  test("signing out locally ends this session and leaves the other browser signed in", async () => {
    const [here, there] = await signedInTwice("local@loafworks.test");
    const { refresh_token } = await tokenOf(here);
    await here.supabase.auth.signOut({ scope: "local" });
    expect((await refresh(refresh_token)).status).toBe(400);
    expect((await there.supabase.auth.getUser()).data.user?.email).toBe("local@loafworks.test");
  });

  test("signing out the others keeps this session", async () => {
    const [here, there] = await signedInTwice("others@loafworks.test");
    await here.supabase.auth.signOut({ scope: "others" });
    expect((await here.supabase.auth.getUser()).data.user?.email).toBe("others@loafworks.test");
    expect((await there.supabase.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  test("signing out everywhere ends both", async () => {
    const [here, there] = await signedInTwice("global@loafworks.test");
    const { access_token } = await tokenOf(here);
    await here.supabase.auth.signOut({ scope: "global" });
    expect((await there.supabase.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const answer = await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${access_token}` } });
    expect(answer.status).toBe(403);
  });

  test("a banned person can neither refresh nor sign in again", async () => {
    const browser = await signInAs(server, "banned@loafworks.test");
    const { refresh_token } = await tokenOf(browser);
    await server.db.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      "banned@loafworks.test",
    ]);
    expect((await (await refresh(refresh_token)).json()).error_code).toBe("user_banned");
    await server.db.query("update auth.magic_links set created_at = created_at - interval '61 seconds'");
    await expect(signInAs(server, "banned@loafworks.test", openBrowser(server))).rejects.toThrow();
  });

  async function signedInTwice(email: string): Promise<[TestBrowser, TestBrowser]> {
    const here = await signInAs(server, email);
    await server.db.query("update auth.magic_links set created_at = created_at - interval '61 seconds'");
    return [here, await signInAs(server, email)];
  }
});
