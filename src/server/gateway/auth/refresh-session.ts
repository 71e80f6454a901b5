import { type Database, inTransaction, type Transaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { AuthError } from "./auth-error.ts";
import { waitIfOver } from "./rate-limit.ts";
import { addRefreshToken, hashToken, successorOf } from "./sessions.ts";
import { findUserOfSession } from "./users.ts";

const GRACE_SECONDS = 10;
const REFRESHES_PER_SESSION = 60;

type TokenRow = { session_id: string; user_id: string; is_used: boolean; is_in_grace: boolean };

/**
 * Each refresh token works once. A repeat within ten seconds comes from a second tab and gets the same successor. A
 * later one means that the token was copied; since we cannot tell which of the two is the thief, the whole session
 * ends.
 */
export async function refreshSession(pool: Database, token: string, secret: string) {
  const outcome = await inTransaction(pool, async (transaction) => {
    const found = await findToken(transaction, token);
    if (!found) return "unknown";
    if (found.is_used && !found.is_in_grace) {
      await transaction.query("delete from auth.sessions where id = $1", [found.session_id]);
      return "reused";
    }
    const user = await findUserOfSession(transaction, found.user_id, found.session_id);
    if (!user) return "unknown";
    if (user.is_banned) return "banned";
    const refreshToken = await advance(transaction, token, found, secret);
    await transaction.query("update auth.sessions set refreshed_at = now() where id = $1", [found.session_id]);
    return { user, sessionId: found.session_id, refreshToken };
  });
  if (typeof outcome === "object") return outcome;
  throw {
    unknown: new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found"),
    reused: new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used"),
    banned: new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned"),
  }[outcome];
}

/** Over the limit the answer is a retryable error, never a 4xx, on which supabase-js signs people out. */
export async function limitRefreshes(pool: Database, token: string) {
  const { rows } = await pool.query<Row<"auth.refresh_tokens", "session_id">>(
    "select session_id from auth.refresh_tokens where token_hash = $1",
    [hashToken(token)],
  );
  const [found] = rows;
  if (found && (await waitIfOver(pool, `refresh:${found.session_id}`, REFRESHES_PER_SESSION)) > 0) {
    throw new AuthError(503, "over_request_rate_limit", "Request rate limit reached", 1);
  }
}

async function findToken(transaction: Transaction, token: string): Promise<TokenRow | undefined> {
  // The session row is the lock: two tabs with the same token are handled one after the other.
  const { rows: sessions } = await transaction.query<{ session_id: string; user_id: string }>(
    `select id as session_id, user_id from auth.sessions
      where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update`,
    [hashToken(token)],
  );
  const [session] = sessions;
  if (!session) return undefined;
  const { rows } = await transaction.query<Pick<TokenRow, "is_used" | "is_in_grace">>(
    `select used_at is not null as is_used,
            coalesce(used_at > clock_timestamp() - make_interval(secs => $2), true) as is_in_grace
       from auth.refresh_tokens where token_hash = $1`,
    [hashToken(token), GRACE_SECONDS],
  );
  const [state] = rows;
  return state && { ...session, ...state };
}

/** The newest token after this one, made now if there is none yet. */
async function advance(transaction: Transaction, token: string, found: TokenRow, secret: string): Promise<string> {
  const successor = successorOf(token, secret);
  if (!found.is_used) {
    await transaction.query("update auth.refresh_tokens set used_at = clock_timestamp() where token_hash = $1", [
      hashToken(token),
    ]);
    await addRefreshToken(transaction, successor, found.session_id, token);
    return successor;
  }
  const { rows } = await transaction.query<{ is_used: boolean }>(
    "select used_at is not null as is_used from auth.refresh_tokens where token_hash = $1",
    [hashToken(successor)],
  );
  return rows[0]?.is_used ? advance(transaction, successor, found, secret) : successor;
}
