import type { Database } from "../../database/pool.ts";

const STATEMENTS = [
  "delete from auth.rate_limits where window_start < now() - interval '1 hour'",
  // A day is far beyond any link's hour, and lets us look up why a link did not work.
  "delete from auth.magic_links where coalesce(sent_at, created_at) < now() - interval '1 day' and created_at < now() - interval '1 day'",
  // Used tokens are kept this long so that a stolen copy is recognised when it is used.
  "delete from auth.refresh_tokens where used_at < now() - interval '90 days'",
  "delete from auth.known_browsers where signed_in_at < now() - interval '400 days'",
];

/** Deletes what sign-in no longer needs. */
export async function sweepAuth(pool: Database) {
  for (const statement of STATEMENTS) await pool.query(statement);
}
