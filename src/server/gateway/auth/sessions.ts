import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Queryable } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { ACCESS_TOKEN_SECONDS, type TokenIssuer } from "./signing-keys.ts";
import { type AuthUser, describeUser } from "./users.ts";

export type Device = { userAgent: string | null; address: string | null; knownToken: string | null };

/** Tokens and codes are stored as hashes: a stolen copy of the database gives no access. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest();
export const newToken = () => randomBytes(32).toString("base64url");

/**
 * The successor of a refresh token is derived from it and our secret. So a second tab that sends the same token a
 * moment later can get the very same successor, although only hashes are stored.
 */
export function successorOf(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`refresh:${token}`).digest("base64url");
}

export async function openSession(db: Queryable, user: AuthUser, device: Device) {
  const { rows } = await db.query<Row<"auth.sessions", "id">>(
    "insert into auth.sessions (user_id, user_agent, ip) values ($1, $2, $3) returning id",
    [user.id, device.userAgent?.slice(0, 500) ?? null, device.address],
  );
  const sessionId = rows[0]?.id ?? "";
  const refreshToken = newToken();
  await addRefreshToken(db, refreshToken, sessionId, null);
  return { sessionId, refreshToken };
}

export async function addRefreshToken(db: Queryable, token: string, sessionId: string, parent: string | null) {
  await db.query("insert into auth.refresh_tokens (token_hash, session_id, parent_hash) values ($1, $2, $3)", [
    hashToken(token),
    sessionId,
    parent && hashToken(parent),
  ]);
}

/** The answer to every successful `/token`. */
export async function sessionAnswer(tokens: TokenIssuer, user: AuthUser, sessionId: string, refreshToken: string) {
  const issuedAt = Math.floor(Date.now() / 1000);
  const signedInAt = Math.floor((user.last_sign_in_at?.getTime() ?? Date.now()) / 1000);
  const accessToken = await tokens.sign({
    sub: user.id,
    email: user.email,
    phone: "",
    role: "authenticated",
    session_id: sessionId,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    aal: "aal1",
    amr: [{ method: "otp", timestamp: signedInAt }],
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: describeUser(user),
  };
}
