import { isIP } from "node:net";
import { Hono } from "hono";
import { z } from "zod";
import { confirmEmailInput } from "../../../shared/contracts/confirm-email.ts";
import type { Config } from "../../config/config.ts";
import { publicSettings } from "../../config/public-settings.ts";
import { type Database, isBadData, isConflict, isDatabaseDown, whyUnreachable } from "../../database/pool.ts";
import { limitBody } from "../../http/body-limit.ts";
import { addressGroup, clientAddress } from "../../http/client-address.ts";
import { isHangUp } from "../../http/is-hang-up.ts";
import type { RequestVariables } from "../../http/request-log.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { AuthError, sendAuthError, unavailable } from "./auth-error.ts";
import { authenticate } from "./authenticate.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { normaliseEmail } from "./email-address.ts";
import { exchangeCode } from "./exchange-code.ts";
import { findKnownBrowser, forgetBrowsers, readKnownToken, sendKnownToken } from "./known-browser.ts";
import { notOffered, notOfferedError, PUBLIC_SETTINGS } from "./not-offered.ts";
import { openMagicLink } from "./open-magic-link.ts";
import { overRequestLimit, waitForNetwork } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";
import { safeRedirect, siteOf, withOutcome } from "./redirects.ts";
import { limitRefreshes, refreshSession } from "./refresh-session.ts";
import { readChallenge, sendMagicLink } from "./send-magic-link.ts";
import { sessionAnswer } from "./sessions.ts";
import type { TokenIssuer } from "./signing-keys.ts";
import { describeUser } from "./users.ts";

const MAX_BODY = 16 * 1024;
const LOGOUT_SCOPES = new Set(["global", "local", "others"]);

const otpBody = z.object({
  email: z.string().default(""),
  phone: z.string().default(""),
  create_user: z.boolean().default(true),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});
const pkceBody = z.object({ auth_code: z.string().default(""), code_verifier: z.string().default("") });
const refreshBody = z.object({ refresh_token: z.string().default("") });

export type AuthGatewayParts = {
  pool: Database;
  tokens: TokenIssuer;
  outbox: Outbox;
  config: Config;
  jwtSecret: string;
  onSignOut: (userId: string) => void;
};

/** GoTrue's protocol, as far as signing in by mail needs it. */
export function authGateway({ pool, tokens, outbox, config, jwtSecret, onSignOut }: AuthGatewayParts) {
  const app = new Hono<RequestVariables>();

  app.onError((error, c) => {
    if (error instanceof AuthError) {
      c.get("logger").info({ refusal: error.code, status: error.status }, error.message);
      return sendAuthError(c, error);
    }
    if (isBadData(error))
      return sendAuthError(c, new AuthError(400, "validation_failed", "The request holds text that cannot be stored"));
    if (isHangUp(error))
      return sendAuthError(c, new AuthError(400, "bad_json", "The request ended before all of it had arrived"));
    c.get("logger").error({ err: error }, "auth request failed");
    if (isDatabaseDown(error) || isConflict(error)) return sendAuthError(c, unavailable(whyUnreachable(error)));
    const message = "Unexpected failure, please check server logs for more information";
    return sendAuthError(c, new AuthError(500, "unexpected_failure", message));
  });
  app.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  const tooLarge = "Could not parse request body as JSON: the body is too large";
  app.use(limitBody(MAX_BODY, () => new AuthError(413, "bad_json", tooLarge)));

  app.get("/health", (c) => c.json({ name: "GoTrue", version: "bananabread", description: "sign-in by mail" }));
  app.get("/settings", (c) => c.json(PUBLIC_SETTINGS));
  app.get("/.well-known/jwks.json", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    return c.json(tokens.publicKeys());
  });

  app.post("/otp", async (c) => {
    const body = await readBody(c, otpBody);
    if (body.phone) throw notOfferedError(400, "phone_provider_disabled", "Signing in by phone");
    if (!body.email) throw new AuthError(400, "validation_failed", "One of email or phone must be set");
    const email = normaliseEmail(body.email);
    const challenge = readChallenge(body.code_challenge ?? "", body.code_challenge_method ?? "");
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const browserId = await findKnownBrowser(pool, readKnownToken(c), email);
    // A whole office shares an address: other people's requests there must not lock out a browser that we know.
    const wait = browserId ? 0 : await waitForNetwork(pool, "otp", address, config.AUTH_RATE_LIMIT);
    if (wait > 0) throw overRequestLimit(wait);
    const redirectTo = safeRedirect(c.req.query("redirect_to"), config);
    const { sent } = await sendMagicLink(pool, outbox, {
      asker: { network: addressGroup(address), browserId },
      email,
      createUser: body.create_user,
      userData: body.data ?? {},
      redirectTo,
      siteUrl: siteOf(redirectTo, config),
      ...challenge,
    });
    // supabase-js drops the body of this answer, so a header tells it that the mail will be late.
    if (!sent) c.header("X-Mail-Delayed", "true");
    return c.json({});
  });

  app.get("/verify", async (c) => {
    const { token, type, redirect_to: wanted } = c.req.query();
    if (!type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
    if (!token) throw new AuthError(400, "validation_failed", "Verify requires a token or a token hash");
    const opened = type === "magiclink" ? await openMagicLink(pool, token) : null;
    if (opened) return c.redirect(withOutcome(opened.redirectTo, { code: opened.code }), 303);
    // Only wrong guesses count, so that other people's at the same address cannot block somebody with a valid link.
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const isLimited = (await waitForNetwork(pool, "verify", address, config.AUTH_RATE_LIMIT)) > 0;
    const [code, text] = isLimited
      ? ["over_request_rate_limit", "Request rate limit reached"]
      : ["otp_expired", "Email link is invalid or has expired"];
    const outcome = { error: "access_denied", error_code: code, error_description: text };
    return c.redirect(withOutcome(safeRedirect(wanted, config), outcome), 303);
  });

  app.post("/token", async (c) => {
    switch (c.req.query("grant_type")) {
      case "pkce": {
        const { auth_code, code_verifier } = await readBody(c, pkceBody);
        if (!auth_code || !code_verifier) {
          const message = "invalid request: both auth code and code verifier should be non-empty";
          throw new AuthError(400, "validation_failed", message);
        }
        const address = clientAddress(c, config.TRUSTED_PROXIES);
        const session = await exchangeCode(pool, auth_code, code_verifier, {
          userAgent: c.req.header("user-agent") ?? null,
          address: isIP(address) ? address : null,
          knownToken: readKnownToken(c),
        });
        sendKnownToken(c, session.knownToken, config.SITE_URL);
        c.get("logger").info({ userId: session.user.id, sessionId: session.sessionId }, "signed in");
        return c.json(await sessionAnswer(tokens, session.user, session.sessionId, session.refreshToken));
      }
      case "refresh_token": {
        const { refresh_token } = await readBody(c, refreshBody);
        if (!refresh_token)
          return c.json({ error: "invalid_request", error_description: "refresh_token required" }, 400);
        await limitRefreshes(pool, refresh_token);
        const session = await refreshSession(pool, refresh_token, jwtSecret);
        return c.json(await sessionAnswer(tokens, session.user, session.sessionId, session.refreshToken));
      }
      case "password":
        throw notOfferedError(422, "email_provider_disabled", "Signing in with a password");
      case "id_token":
        throw notOfferedError(400, "provider_disabled", "Signing in with another provider's token");
      case "web3":
        throw notOfferedError(422, "web3_provider_disabled", "Signing in with a wallet");
      default:
        return c.json({ error: "unsupported_grant_type", error_description: "" }, 400);
    }
  });

  app.get("/user", async (c) => c.json(describeUser((await authenticate(c, pool, tokens)).user)));

  app.post("/logout", async (c) => {
    const { user, sessionId } = await authenticate(c, pool, tokens);
    const scope = c.req.query("scope") || "global";
    if (!LOGOUT_SCOPES.has(scope)) {
      throw new AuthError(400, "validation_failed", `Unsupported logout scope ${JSON.stringify(scope)}`);
    }
    await pool.query(
      `delete from auth.sessions where user_id = $1
          and case $3 when 'local' then id = $2 when 'others' then id <> $2 else true end`,
      [user.id, sessionId, scope],
    );
    if (scope !== "local") await forgetBrowsers(pool, user.id, scope === "others" ? readKnownToken(c) : null);
    onSignOut(user.id);
    c.get("logger").info({ userId: user.id, sessionId, scope }, "signed out");
    return c.body(null, 204);
  });

  // Not part of GoTrue's protocol. By POST, because mail scanners open links.
  app.post("/confirm-email-change", async (c) => {
    const { token } = await readBody(c, confirmEmailInput);
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const wait = await waitForNetwork(pool, "confirm-email", address, config.AUTH_RATE_LIMIT);
    if (wait > 0) throw overRequestLimit(wait);
    const site = { siteUrl: config.SITE_URL, supportEmail: publicSettings(config).supportEmail };
    const { userId, email } = await confirmEmailChange(pool, outbox, token, site);
    onSignOut(userId);
    c.get("logger").info({ userId }, "an e-mail change was confirmed");
    return c.json({ email });
  });

  app.route("/", notOffered());
  return app;
}
