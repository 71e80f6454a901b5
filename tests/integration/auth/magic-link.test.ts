import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { letAMinutePass, linkFor, openBrowser, openLink, signInAs } from "../../support/browser.ts";
import { type DatabaseKind, startTestServer, type TestServer } from "../../support/server.ts";

describe.each<DatabaseKind>(["embedded", "DATABASE_URL"])("signing in by link (%s)", (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.stop());

  const askAndOpen = async (browser: ReturnType<typeof openBrowser>, email: string) => {
    expect(await browser.sendMagicLink(email)).toEqual({ ok: true, delayed: false });
    const link = await linkFor(server, email);
    return { link, code: (await openLink(link)).searchParams.get("code") ?? "" };
  };

  test("a link becomes a session, a user and a profile", async () => {
    const browser = await signInAs(server, "june@loafworks.test");
    const { data } = await browser.supabase.auth.getUser();
    expect(data.user).toMatchObject({
      email: "june@loafworks.test",
      role: "authenticated",
      user_metadata: { source: "magic_link" },
    });
    const { rows } = await server.db.query("select plan from public.user_profiles where email = $1", [
      "june@loafworks.test",
    ]);
    expect(rows).toEqual([{ plan: "free" }]);
  });

  test("the access token can be checked by anyone with the published key", async () => {
    const browser = await signInAs(server, "claims@loafworks.test");
    const { data, error } = await browser.supabase.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe("ES256");
    expect(data?.claims).toMatchObject({ email: "claims@loafworks.test", role: "authenticated", aal: "aal1" });
  });

  test("a mail scanner that opens the link three times does not burn it", async () => {
    const browser = openBrowser(server);
    const { link, code } = await askAndOpen(browser, "scanned@loafworks.test");
    await openLink(link);
    await openLink(link);
    const last = (await openLink(link)).searchParams.get("code") ?? "";
    expect(last).not.toBe(code);
    expect(await browser.completeSignIn(last)).toEqual({ ok: true });
  });

  test("a link works once: neither it nor any of its codes can be used again", async () => {
    const browser = openBrowser(server);
    const { link, code } = await askAndOpen(browser, "once@loafworks.test");
    const spare = (await openLink(link)).searchParams.get("code") ?? "";
    const verifier = browser.storage.getItem("bananabread-auth-code-verifier");
    expect(await browser.completeSignIn(code)).toEqual({ ok: true });
    browser.storage.setItem("bananabread-auth-code-verifier", verifier ?? "");
    expect(await browser.completeSignIn(spare)).toMatchObject({ ok: false, reason: "expired" });
    const reopened = await openLink(link);
    expect(reopened.searchParams.get("error_code")).toBe("otp_expired");
    expect(reopened.searchParams.get("error_description")).toBe("Email link is invalid or has expired");
    expect(reopened.hash).toContain("error_code=otp_expired");
  });

  test("two exchanges of one code at the same moment give one session", async () => {
    const browser = openBrowser(server);
    const { code } = await askAndOpen(browser, "race@loafworks.test");
    const raw = browser.storage.getItem("bananabread-auth-code-verifier") ?? "";
    const body = JSON.stringify({ auth_code: code, code_verifier: JSON.parse(raw) });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetch(`${server.url}/auth/v1/token?grant_type=pkce`, { method: "POST", body })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
  });

  test("another browser cannot use the link, and the one that asked still can", async () => {
    const asker = openBrowser(server);
    const { link, code } = await askAndOpen(asker, "other@loafworks.test");
    const stranger = openBrowser(server);
    expect(await stranger.completeSignIn(code)).toMatchObject({ ok: false, reason: "other-browser" });
    await stranger.sendMagicLink("somebody-else@loafworks.test");
    const again = (await openLink(link)).searchParams.get("code") ?? "";
    expect(await stranger.completeSignIn(again)).toMatchObject({ ok: false, reason: "other-browser" });
    const own = (await openLink(link)).searchParams.get("code") ?? "";
    expect(await asker.completeSignIn(own)).toEqual({ ok: true });
  });

  test("a link expires one hour after it was sent, a code five minutes after it was opened", async () => {
    const email = "late@loafworks.test";
    const browser = openBrowser(server);
    const { link, code } = await askAndOpen(browser, email);
    const age = (table: string, column: string, by: string) =>
      server.db.query(`update auth.${table} set ${column} = ${column} - interval '${by}'`);
    await age("link_codes", "expires_at", "301 seconds");
    expect(await browser.completeSignIn(code)).toMatchObject({ ok: false, reason: "expired" });
    await age("magic_links", "sent_at", "59 minutes");
    const inTime = await openLink(link);
    expect(inTime.searchParams.has("code")).toBe(true);
    await age("magic_links", "sent_at", "1 minute");
    expect((await openLink(link)).searchParams.get("error_code")).toBe("otp_expired");
    expect(await browser.completeSignIn(inTime.searchParams.get("code") ?? "")).toMatchObject({ reason: "expired" });
  });

  test("asking again keeps the first link good, and using the newer one retires it", async () => {
    const email = "twice@loafworks.test";
    const browser = openBrowser(server);
    const first = await askAndOpen(browser, email);
    await letAMinutePass(server, email);
    const second = await askAndOpen(browser, email);
    expect((await openLink(first.link)).searchParams.has("code")).toBe(true);
    expect(await browser.completeSignIn(second.code)).toEqual({ ok: true });
    expect((await openLink(first.link)).searchParams.get("error_code")).toBe("otp_expired");
  });

  test("the older of two links still signs in from the browser that asked for both", async () => {
    const email = "older@loafworks.test";
    const browser = openBrowser(server);
    const first = await askAndOpen(browser, email);
    await letAMinutePass(server, email);
    await askAndOpen(browser, email);
    expect(await browser.completeSignIn(first.code)).toEqual({ ok: true });
  });

  test("a 503 on the first exchange loses nothing", async () => {
    let failures = 1;
    const browser = openBrowser(server, {
      fetch: (input, init) =>
        String(input).includes("grant_type=pkce") && failures-- > 0
          ? Promise.resolve(new Response("{}", { status: 503 }))
          : fetch(input, init),
    });
    const { code } = await askAndOpen(browser, "flaky@loafworks.test");
    expect(await browser.completeSignIn(code)).toEqual({ ok: true });
  });

  test("a refused resend leaves the link in the mailbox as good as it was", async () => {
    const email = "impatient@loafworks.test";
    const browser = openBrowser(server);
    const { code } = await askAndOpen(browser, email);
    const refused = await browser.sendMagicLink(email);
    expect(refused).toMatchObject({ ok: false, retryAfterSeconds: expect.any(Number) });
    expect(!refused.ok && refused.message).toBe("Too many attempts. Please wait a few minutes before trying again.");
    expect(await browser.completeSignIn(code)).toEqual({ ok: true });
  });

  test("localhost, 127.0.0.1 and [::1] each come back to the origin that asked", async () => {
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      const origin = `http://${host}:${server.port}`;
      const email = `${host.replaceAll(/\W/g, "")}@loafworks.test`;
      // Only 127.0.0.1 is listened on; what matters is the origin the browser names.
      const viaIpv4: typeof fetch = (input, init) => fetch(String(input).replace(origin, server.url), init);
      const browser = openBrowser(server, { origin, fetch: viaIpv4 });
      await browser.sendMagicLink(email);
      const link = await linkFor(server, email);
      expect(link.startsWith(`${origin}/auth/v1/verify?`)).toBe(true);
      const target = await openLink(link.replace(origin, server.url));
      expect(target.origin).toBe(origin);
      expect(await browser.completeSignIn(target.searchParams.get("code") ?? "")).toEqual({ ok: true });
    }
  });

  test.each([
    "https://evil.test/auth/callback",
    "http://localhost:1/auth/callback",
    "//evil.test",
    "javascript:alert(1)",
    "http://user:pass@localhost/",
  ])("a redirect to %s falls back to the site's own address", async (redirectTo) => {
    const email = `${Buffer.from(redirectTo).toString("hex").slice(0, 30)}@loafworks.test`;
    await openBrowser(server).supabase.auth.signInWithOtp({ email, options: { emailRedirectTo: redirectTo } });
    const target = await openLink(await linkFor(server, email));
    expect(target.origin).toBe(`http://localhost:${server.port}`);
  });
});
