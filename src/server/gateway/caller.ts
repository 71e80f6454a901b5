import { errors } from "jose";
import type { Database } from "../database/pool.ts";
import type { Scope } from "../database/scoped-query.ts";
import type { VerifyToken } from "./access-claims.ts";

export type Caller = Pick<Scope, "role" | "claims"> & { userId: string | null };
export type ReadCaller = (authorization: string | undefined) => Promise<Caller>;
export type Callers = { read: ReadCaller; forget: (userId: string) => void; forgetAll: () => void };

export class BadTokenError extends Error {
  override readonly name = "BadTokenError";
  readonly reason: "expired" | "invalid" | "signed-out" | "banned";

  constructor(reason: BadTokenError["reason"]) {
    super(MESSAGES[reason]);
    this.reason = reason;
  }
}

const MESSAGES = {
  expired: "JWT expired",
  invalid: "Invalid JWT",
  "signed-out": "The session has ended",
  banned: "This account has been blocked",
};
const KEPT_TOKENS = 5_000;
/** How long an old token can still read after signing out elsewhere, if no notification of it arrives. */
const TRUST_SESSION_MS = 30_000;
const ANONYMOUS: Caller = { role: "anon", claims: JSON.stringify({ role: "anon" }), userId: null };

type Known = { caller: Caller; expiresAt: number; trustedUntil: number };

/**
 * Identifies the caller, for tables and objects. A signature is checked once and remembered until the token expires, as
 * the result cannot change. Whether the session is still open can change, so it is checked every half minute, and at
 * once after a notification that the account has changed.
 */
export function createCallers(pool: Database, verify: VerifyToken, publishableKey: string): Callers {
  const known = new Map<string, Known>();
  let timesForgotten = 0;

  const learn = async (token: string): Promise<Known> => {
    const claims = await verify(token).catch((error: unknown) => {
      throw new BadTokenError(error instanceof errors.JWTExpired ? "expired" : "invalid");
    });
    const { rows } = await pool.query<{ is_banned: boolean }>(
      `select coalesce(u.banned_until > now(), false) as is_banned
         from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and s.user_id = $2`,
      [claims.session_id, claims.sub],
    );
    if (!rows[0]) throw new BadTokenError("signed-out");
    if (rows[0].is_banned) throw new BadTokenError("banned");
    const caller: Caller = { role: "authenticated", claims: JSON.stringify(claims), userId: claims.sub };
    return { caller, expiresAt: claims.exp * 1000, trustedUntil: Date.now() + TRUST_SESSION_MS };
  };

  const read: ReadCaller = async (authorization) => {
    if (!authorization) return ANONYMOUS;
    const token = /^bearer (\S+)$/i.exec(authorization)?.[1];
    if (!token) throw new BadTokenError("invalid");
    if (token === publishableKey) return ANONYMOUS;
    const remembered = known.get(token);
    if (remembered && Date.now() < Math.min(remembered.expiresAt, remembered.trustedUntil)) return remembered.caller;
    known.delete(token);
    const before = timesForgotten;
    const learned = await learn(token);
    // Something ended while we asked, perhaps this very session after it was read: then it is asked for again next time.
    if (before !== timesForgotten) return learned.caller;
    const [oldest] = known.keys();
    if (known.size >= KEPT_TOKENS && oldest) known.delete(oldest);
    known.set(token, learned);
    return learned.caller;
  };

  return {
    read,
    forget(userId) {
      timesForgotten += 1;
      for (const [token, { caller }] of known) if (caller.userId === userId) known.delete(token);
    },
    forgetAll() {
      timesForgotten += 1;
      known.clear();
    },
  };
}
