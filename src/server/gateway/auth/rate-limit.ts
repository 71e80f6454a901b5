import type { Queryable } from "../../database/pool.ts";
import { networksOf } from "../../http/client-address.ts";
import { AuthError } from "./auth-error.ts";

const WINDOW_MINUTES = 5;
/** How many times the limit of one network a whole IPv6 site may use. */
const SITE_SHARE = 8;

/** Counts one more hit in the current window, across all processes. Returns the seconds to wait, 0 within the limit. */
export async function waitIfOver(db: Queryable, key: string, limit: number): Promise<number> {
  const { rows } = await db.query<{ hits: number; wait: number }>(
    `insert into auth.rate_limits as counter (key, window_start, hits)
     values ($1, date_bin(make_interval(mins => $2), now(), 'epoch'), 1)
     on conflict (key, window_start) do update set hits = counter.hits + 1
     returning hits, ceil(extract(epoch from window_start + make_interval(mins => $2) - now()))::int as wait`,
    [key, WINDOW_MINUTES],
  );
  const [counter] = rows;
  return counter && counter.hits > limit ? Math.max(1, counter.wait) : 0;
}

/** Counts by network address. Hits that one network is refused do not count against the rest of its site. */
export async function waitForNetwork(db: Queryable, door: string, address: string, limit: number): Promise<number> {
  for (const [index, network] of networksOf(address).entries()) {
    const wait = await waitIfOver(db, `${door}:${network}`, index === 0 ? limit : limit * SITE_SHARE);
    if (wait > 0) return wait;
  }
  return 0;
}

export function overRequestLimit(wait: number): AuthError {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached", wait);
}
