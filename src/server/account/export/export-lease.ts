import { randomUUID } from "node:crypto";
import type { Database } from "../../database/pool.ts";

const LEASE_SECONDS = 60;
const RENEW_EVERY_MS = 15_000;

export type ExportLease = { renew: () => Promise<void>; release: () => Promise<void> };

/** The right to the one download a person may have at a time; null while another download, in any process, holds it. */
export async function takeExportLease(pool: Database, userId: string): Promise<ExportLease | null> {
  const holder = randomUUID();
  const { rowCount } = await pool.query(
    `insert into private.export_leases as l (user_id, holder, lease_until)
     values ($1, $2, now() + make_interval(secs => $3))
     on conflict (user_id) do update set holder = excluded.holder, lease_until = excluded.lease_until
       where l.lease_until < now()`,
    [userId, holder, LEASE_SECONDS],
  );
  if (!rowCount) return null;
  let renewedAt = Date.now();
  return {
    /** To be called for every piece that is sent; queries the database now and then. Throws when the lease is lost. */
    async renew() {
      if (Date.now() < renewedAt + RENEW_EVERY_MS) return;
      const renewed = await pool.query(
        `update private.export_leases set lease_until = now() + make_interval(secs => $3)
          where user_id = $1 and holder = $2`,
        [userId, holder, LEASE_SECONDS],
      );
      if (!renewed.rowCount) throw new Error("this download stood still for so long that another one has begun");
      renewedAt = Date.now();
    },
    async release() {
      await pool.query("delete from private.export_leases where user_id = $1 and holder = $2", [userId, holder]);
    },
  };
}
