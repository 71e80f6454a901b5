import { randomUUID } from "node:crypto";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { Pace } from "./ad-pictures-parts.ts";

export type ClaimedPicture = { adId: string; claim: string; host: string; address: string; attempts: number };

type Claimed = Row<"private.ad_pictures", "ad_id" | "host" | "attempts"> & { image_url: string };

/**
 * Takes up to `limit` pictures that are due, beginning with the hosts after `afterHost`. Hosts take turns, so that a
 * slow one with many pictures does not hold up the others. Counting those under way and adding to them happens under
 * one lock, because two processes that count at the same time would both take a host's last place.
 */
export async function claimPictures(
  pool: Database,
  { perHost, leaseMs }: Pick<Pace, "perHost" | "leaseMs">,
  limit: number,
  afterHost: string,
): Promise<ClaimedPicture[]> {
  // Most of the time nothing is due, and then this is all that is asked.
  const { rowCount } = await pool.query(
    "select from private.ad_pictures where state = 'waiting' and next_attempt_at <= now() limit 1",
  );
  if (rowCount === 0 || limit <= 0) return [];
  return inTransaction(pool, async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtext('bananabread.claim_ad_pictures'))");
    const later = await claimFrom(transaction, { perHost, leaseMs, limit, after: afterHost });
    // The hosts before it. Those that were just given their share are full.
    const rest = { perHost, leaseMs, limit: limit - later.length, after: "" };
    return rest.limit > 0 && afterHost !== "" ? [...later, ...(await claimFrom(transaction, rest))] : later;
  });
}

type From = { perHost: number; leaseMs: number; limit: number; after: string };

async function claimFrom(transaction: Transaction, { perHost, leaseMs, limit, after }: From) {
  const claim = randomUUID();
  const { rows } = await transaction.query<Claimed>(
    // Goes from host to host by index, reading no more rows than it takes: a hundred thousand may be waiting.
    `with recursive hosts as (
       (select host from private.ad_pictures where state = 'waiting' and host > $1 order by host limit 1)
       union all
       select (select p.host from private.ad_pictures p where p.state = 'waiting' and p.host > hosts.host
                order by p.host limit 1)
         from hosts where hosts.host is not null
     ), due as (
       select picture.ad_id from hosts, lateral (
         select p.ad_id from private.ad_pictures p
          where p.state = 'waiting' and p.host = hosts.host and p.next_attempt_at <= now()
          order by p.next_attempt_at, p.ad_id
          limit greatest($2 - (select count(*) from private.ad_pictures w
                                where w.state = 'working' and w.host = hosts.host), 0)
            for update skip locked) picture
        limit $3
     )
     update private.ad_pictures p
        set state = 'working', claim = $4, claimed_until = now() + $5 * interval '1 ms', attempts = attempts + 1,
            changed_at = now()
       from due, public.ads_swipe a
      where p.ad_id = due.ad_id and a.id = p.ad_id
     returning p.ad_id, p.host, p.attempts, a.image_url`,
    [after, perHost, limit, claim, leaseMs],
  );
  return rows.map(({ ad_id, host, attempts, image_url }) => ({
    adId: ad_id,
    claim,
    host,
    attempts,
    address: image_url,
  }));
}
