import { isIP } from "node:net";
import { Hono } from "hono";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/pool.ts";
import { clientAddress } from "../../http/client-address.ts";
import type { RequestVariables } from "../../http/request-log.ts";
import { AuthError } from "./auth-error.ts";
import { authenticate } from "./authenticate.ts";
import { exchangeCode } from "./exchange-code.ts";
import { forgetBrowsers, readKnownToken, sendKnownToken } from "./known-browser.ts";
import { notOfferedError } from "./not-offered.ts";
import { readBody } from "./read-body.ts";
import { limitRefreshes, refreshSession } from "./refresh-session.ts";
import { sessionAnswer } from "./sessions.ts";
import type { TokenIssuer } from "./signing-keys.ts";
import { describeUser } from "./users.ts";

const LOGOUT_SCOPES = new Set(["global", "local", "others"]);

const pkceBody = z.object({ auth_code: z.string().default(""), code_verifier: z.string().default("") });
const refreshBody = z.object({ refresh_token: z.string().default("") });

export type SessionParts = {
  pool: Database;
  tokens: TokenIssuer;
  config: Config;
  jwtSecret: string;
  onSignOut: (userId: string) => void;
};

/** Sessions: begun with the code of a link, refreshed, looked at and ended. */
export function sessionRoutes({ pool, tokens, config, jwtSecret, onSignOut }: SessionParts) {
  const app = new Hono<RequestVariables>();

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

  return app;
}
