import type { Queryable } from "../../database/pool.ts";
import { AuthError } from "./auth-error.ts";

const LINKS_PER_NETWORK = 10;
const LINKS_PER_BROWSER = 5;
/** For all networks together: many networks must not be able to flood one mailbox. */
const LINKS_FROM_STRANGERS = 30;

export type Asker = { network: string; browserId: string | undefined };
type Waits = { minute: number | null; hour: number | null };

/**
 * Links are counted per browser in which this person has signed in before, or else per network. So strangers can use up
 * only the allowance for strangers. The caller holds the mailbox's lock and stores the link.
 */
export async function takeAllowance(db: Queryable, mailbox: string, { network, browserId }: Asker): Promise<string> {
  if (browserId) {
    const browser = `browser ${browserId}`;
    const { minute, hour } = await readWaits(db, mailbox, browser, LINKS_PER_BROWSER);
    if (minute) throw tooSoon(minute);
    // Beyond that the network is counted: a stolen token must not leave its owner worse off than having none.
    if (!hour) return browser;
  }
  const asker = `network ${network}`;
  const { minute, hour } = await readWaits(db, mailbox, asker, LINKS_PER_NETWORK);
  if (minute) throw tooSoon(minute);
  if (hour) throw new AuthError(429, "over_email_send_rate_limit", "email rate limit exceeded", hour);
  return asker;
}

/** Seconds until a minute has passed since the last link requested here, and until the last hour is below the limit. */
async function readWaits(db: Queryable, mailbox: string, asker: string, allowed: number): Promise<Waits> {
  const { rows } = await db.query<Waits>(
    `select ceil(extract(epoch from max(created_at) filter (where asked_by = $2)
              + interval '1 minute' - clock_timestamp()))::int as minute,
            ceil(extract(epoch from greatest(
                (array_agg(created_at order by created_at desc) filter (where asked_by = $2))[$3],
                (array_agg(created_at order by created_at desc) filter
                  (where asked_by like 'network %' and $2 like 'network %'))[$4])
              + interval '1 hour' - clock_timestamp()))::int as hour
       from auth.magic_links where mailbox = $1 and created_at > clock_timestamp() - interval '1 hour'`,
    [mailbox, asker, allowed, LINKS_FROM_STRANGERS],
  );
  const { minute = null, hour = null } = rows[0] ?? {};
  return { minute: minute && Math.max(0, minute), hour: hour && Math.max(1, hour) };
}

function tooSoon(wait: number): AuthError {
  const message = `For security purposes, you can only request this after ${wait} seconds.`;
  return new AuthError(429, "over_email_send_rate_limit", message, wait);
}
