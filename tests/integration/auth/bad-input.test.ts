import { createHmac } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signInAs } from "../../support/browser.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const CHALLENGE = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/auth/v1${path}`, { method: "POST", body, headers });
const ask = (fields: Record<string, unknown>) => post("/otp", JSON.stringify({ ...CHALLENGE, ...fields }));
const described = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

describe("asking for a link", () => {
  test.each([
    ["bad JSON", "{not json", 400, "bad_json"],
    ["an array instead of an object", "[]", 400, "bad_json"],
    ["a list where the address should be", JSON.stringify({ email: ["a@b.test"] }), 400, "bad_json"],
    ["data that is no object", JSON.stringify({ email: "a@b.test", data: [1] }), 400, "bad_json"],
    ["an empty body", "", 400, "bad_json"],
    ["a body of 100 kB", JSON.stringify({ email: "a".repeat(100_000) }), 413, "bad_json"],
    ["neither e-mail nor phone", "{}", 400, "validation_failed"],
    ["a phone number", JSON.stringify({ phone: "+491701234567" }), 400, "phone_provider_disabled"],
    ["no challenge", JSON.stringify({ email: "a@b.test" }), 400, "validation_failed"],
  ])("with %s is refused", async (_name, body, status, error_code) => {
    expect(await described(await post("/otp", body))).toMatchObject({ status, code: status, error_code });
  });

  test.each([
    "plain",
    "@no-local.test",
    "two@@at.test",
    "with space@b.test",
    "line\nbreak@b.test",
    "a@b.test\r\nBcc: victim@b.test",
    "a@b.test, c@d.test",
    "<a@b.test>",
    `${"a".repeat(250)}@b.test`,
    "nul\u0000@b.test",
  ])("for the address %j is refused in GoTrue's words", async (email) => {
    expect(await described(await ask({ email }))).toMatchObject({
      status: 400,
      error_code: "validation_failed",
      msg: "Unable to validate email address: invalid format",
    });
  });

  test("with data the database cannot hold is refused, not a crash", async () => {
    expect(await described(await ask({ email: "nul@b.test", data: { a: "\u0000" } }))).toMatchObject({ status: 400 });
  });

  test("twice within 60 seconds is refused and says how long to wait", async () => {
    expect((await ask({ email: "fast@b.test" })).status).toBe(200);
    const second = await ask({ email: "FAST@b.test" });
    expect(second.headers.get("x-sb-error-code")).toBe("over_email_send_rate_limit");
    expect(await described(second)).toMatchObject({
      status: 429,
      error_code: "over_email_send_rate_limit",
      msg: expect.stringMatching(/^For security purposes, you can only request this after (60|5\d) seconds\.$/),
    });
  });

  test("ten clicks at once send one mail", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ email: "clicky@b.test" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.mails()).filter(({ to }) => to === "clicky@b.test")).toHaveLength(1);
  });

  test("more than ten times an hour is refused", async () => {
    for (let mail = 0; mail < 10; mail += 1) {
      expect((await ask({ email: "flood@b.test" })).status).toBe(200);
      await server.db.query(
        "update auth.magic_links set created_at = created_at - interval '61 seconds' where email = 'flood@b.test'",
      );
    }
    expect(await described(await ask({ email: "flood@b.test" }))).toMatchObject({
      status: 429,
      msg: "email rate limit exceeded",
    });
  });

  test("answers in the newer shape to clients that name the API version", async () => {
    const answer = await post("/otp", "{", { "x-supabase-api-version": "2024-01-01" });
    expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(await answer.json()).toEqual({ code: "bad_json", message: expect.any(String) });
  });
});

test("after 30 requests in five minutes one address is refused, for links and for opening them", async () => {
  const strict = await startTestServer({ env: { AUTH_RATE_LIMIT: "30" } });
  try {
    const statuses: number[] = [];
    for (let request = 0; request < 31; request += 1) {
      const body = JSON.stringify({ ...CHALLENGE, email: `person${request}@b.test` });
      statuses.push((await fetch(`${strict.url}/auth/v1/otp`, { method: "POST", body })).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
    const open = () => fetch(`${strict.url}/auth/v1/verify?type=magiclink&token=x`, { redirect: "manual" });
    for (let request = 0; request < 30; request += 1) await open();
    expect((await open()).headers.get("location")).toContain("error_code=over_request_rate_limit");
  } finally {
    await strict.stop();
  }
});

describe("exchanging and refreshing", () => {
  test.each([
    ["/token?grant_type=pkce", {}, 400, "validation_failed"],
    ["/token?grant_type=pkce", { auth_code: "x", code_verifier: "y" }, 404, "flow_state_not_found"],
    ["/token?grant_type=pkce", { auth_code: ["x"], code_verifier: "y" }, 400, "bad_json"],
    ["/token?grant_type=refresh_token", { refresh_token: "unknown" }, 400, "refresh_token_not_found"],
    ["/token?grant_type=refresh_token", { refresh_token: 1 }, 400, "bad_json"],
    ["/token?grant_type=password", { email: "a@b.test", password: "x" }, 422, "email_provider_disabled"],
    ["/token?grant_type=id_token", {}, 400, "provider_disabled"],
    ["/token?grant_type=web3", {}, 422, "web3_provider_disabled"],
  ])("%s with %j is refused with %i", async (path, body, status, error_code) => {
    expect(await described(await post(path, JSON.stringify(body)))).toMatchObject({ status, error_code });
  });

  test("without a token or a grant type the answer is OAuth's own", async () => {
    expect(await described(await post("/token?grant_type=refresh_token", "{}"))).toMatchObject({
      status: 400,
      error: "invalid_request",
    });
    expect(await described(await post("/token", "{}"))).toMatchObject({ status: 400, error: "unsupported_grant_type" });
  });
});

describe("tokens that are not ours", () => {
  const userWith = async (authorization?: string) =>
    described(await fetch(`${server.url}/auth/v1/user`, { headers: authorization ? { authorization } : {} }));
  const claims = async () => {
    const browser = await signInAs(server, `token${Math.random()}@b.test`);
    const { data } = await browser.supabase.auth.getSession();
    const token = data.session?.access_token ?? "";
    const [header, payload] = token.split(".", 2).map((part) => JSON.parse(Buffer.from(part, "base64url").toString()));
    return { token, header, payload };
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  test("none at all gets 401", async () => {
    expect(await userWith()).toMatchObject({ status: 401, error_code: "no_authorization" });
    expect(await userWith("Basic abc")).toMatchObject({ status: 401 });
  });

  test("rubbish, the publishable key, alg none and a key of one's own are refused", async () => {
    const { token, header, payload } = await claims();
    const jwks = await (await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)).json();
    const own = await generateKeyPair("ES256", { extractable: true });
    const forged = await new SignJWT(payload).setProtectedHeader({ ...header, alg: "ES256" }).sign(own.privateKey);
    const embedded = await new SignJWT(payload)
      .setProtectedHeader({ alg: "ES256", kid: header.kid, jwk: await exportJWK(own.publicKey) })
      .sign(own.privateKey);
    const hmacBody = `${encode({ ...header, alg: "HS256" })}.${encode(payload)}`;
    const hmac = `${hmacBody}.${createHmac("sha256", JSON.stringify(jwks.keys[0])).update(hmacBody).digest("base64url")}`;
    const none = `${encode({ ...header, alg: "none" })}.${encode(payload)}.`;
    const promoted = `${encode(header)}.${encode({ ...payload, role: "service_role" })}.${token.split(".")[2]}`;
    for (const bad of ["rubbish", "sb_publishable_x", forged, embedded, hmac, none, promoted, `${token}x`]) {
      expect(await userWith(`Bearer ${bad}`)).toMatchObject({ status: 403, error_code: "bad_jwt" });
    }
    expect(await userWith(`Bearer ${token}`)).toMatchObject({ status: 200 });
  });
});

describe("what is not offered", () => {
  test.each([
    ["POST", "/signup", { email: "a@b.test", password: "secret12" }, 400, "email_provider_disabled"],
    ["POST", "/signup", {}, 422, "anonymous_provider_disabled"],
    ["POST", "/verify", { token_hash: "x", type: "email" }, 422, "otp_disabled"],
    ["POST", "/recover", {}, 422, "email_provider_disabled"],
    ["POST", "/resend", {}, 422, "otp_disabled"],
    ["POST", "/sso", {}, 404, "saml_provider_disabled"],
    ["POST", "/factors", {}, 422, "mfa_totp_enroll_not_enabled"],
    ["PUT", "/user", { data: {} }, 422, "email_address_not_authorized"],
    ["POST", "/admin/users", {}, 403, "not_admin"],
    ["DELETE", "/admin/users/1", {}, 403, "not_admin"],
    ["POST", "/invite", {}, 403, "not_admin"],
    ["POST", "/passkeys/authentication/options", {}, 404, "not_found"],
    ["POST", "/whatever", {}, 404, "not_found"],
  ])("%s %s %j says so, with its own code", async (method, path, body, status, error_code) => {
    const answer = await fetch(`${server.url}/auth/v1${path}`, { method, body: JSON.stringify(body) });
    const msg = expect.stringContaining("is not offered by this gateway");
    expect(await described(answer)).toMatchObject({ status, error_code, msg });
  });

  test("an unknown sign-out scope is named in the refusal and signs nobody out", async () => {
    const browser = await signInAs(server, "scope@b.test");
    const { data } = await browser.supabase.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    for (const scope of ["everyone", "constructor", "toString"]) {
      const answer = await fetch(`${server.url}/auth/v1/logout?scope=${scope}`, { method: "POST", headers });
      expect(await described(answer)).toMatchObject({ status: 400, msg: `Unsupported logout scope "${scope}"` });
    }
    expect((await browser.supabase.auth.getUser()).error).toBeNull();
  });

  test("people see our words, never the library's", async () => {
    const down = openBrowser(server, { fetch: () => Promise.resolve(new Response("{}", { status: 503 })) });
    expect(await down.sendMagicLink("a@b.test")).toEqual({ ok: false, message: "Failed to send magic link" });
    const offline = openBrowser(server, { fetch: () => Promise.reject(new TypeError("fetch failed")) });
    expect(await offline.sendMagicLink("a@b.test")).toEqual({ ok: false, message: "Failed to send magic link" });
    const browser = openBrowser(server);
    expect(await browser.sendMagicLink("nonsense")).toEqual({
      ok: false,
      message: "Please enter a valid email address.",
    });
  });
});
