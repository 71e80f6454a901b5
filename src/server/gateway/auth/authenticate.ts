import type { Context } from "hono";
import { errors } from "jose";
import type { Database } from "../../database/pool.ts";
import { AuthError } from "./auth-error.ts";
import type { TokenIssuer } from "./signing-keys.ts";
import { findUserOfSession } from "./users.ts";

/** Identifies the caller by the bearer token; errors are in GoTrue's format. */
export async function authenticate(c: Context, pool: Database, tokens: TokenIssuer) {
  const token = /^bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (!token) throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const claims = await tokens.verify(token).catch((error: unknown) => {
    const reason = error instanceof errors.JWTExpired ? "token is expired" : "token is unverifiable";
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);
  });
  const user = await findUserOfSession(pool, claims.sub, claims.session_id);
  if (!user) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  if (user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
  return { user, sessionId: claims.session_id };
}
