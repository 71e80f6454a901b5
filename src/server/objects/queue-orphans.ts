import type { Queryable } from "../database/pool.ts";
import { queueUnusedAdCopies } from "./ad-copies.ts";

/** Uploads under way are left alone. */
const AGE = "1 hour";
const MAX_AT_ONCE = 1_000;
const USER_ID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/**
 * Queues objects in the folder of an account that is deleted, and copies of ads that are. Of the former, our own store
 * never has any; a hosted project, which takes uploads itself, can, and a restored backup may contain some.
 */
export async function queueOrphans(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `insert into private.object_deletions (bucket, name)
     select o.bucket_id, o.name from storage.objects o
      where o.bucket_id = 'creatives' and o.created_at < now() - $1::interval
        and (storage.foldername(o.name))[1] ~ $2
        and not exists (select from auth.users u where u.id::text = (storage.foldername(o.name))[1])
        and not exists (select from private.object_deletions d where d.bucket = o.bucket_id and d.name = o.name)
      limit $3`,
    [AGE, USER_ID, MAX_AT_ONCE],
  );
  return (rowCount ?? 0) + (await queueUnusedAdCopies(db, AGE, MAX_AT_ONCE));
}
