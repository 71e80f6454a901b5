import type { Database } from "../../database/pool.ts";
import { sweepRows } from "../../database/sweep-rows.ts";

const OVER = {
  "auth.rate_limits": "window_start < now() - interval '1 hour'",
  // A day is far beyond any link's hour, and lets us look up why a link did not work.
  "auth.magic_links":
    "coalesce(sent_at, created_at) < now() - interval '1 day' and created_at < now() - interval '1 day'",
  // Used tokens are kept this long so that a stolen copy is recognised when it is used.
  "auth.refresh_tokens": "used_at < now() - interval '90 days'",
  "auth.known_browsers": "signed_in_at < now() - interval '400 days'",
};

/** Deletes what sign-in no longer needs. */
export async function sweepAuth(pool: Database) {
  for (const [table, isOver] of Object.entries(OVER)) await sweepRows(pool, table, isOver);
}
