import type { Queryable } from "../database/pool.ts";
import { queueUnusedAdCopies } from "./ad-copies.ts";

/** Uploads under way are left alone. */
const AGE = "1 hour";
const MAX_AT_ONCE = 1_000;
const USER_ID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/**
 * Queues objects in the folder of an account that is deleted, and copies of ads that are. Of the former, our own store
 * never has any; a hosted project, which takes uploads itself, can, and a restored backup may contain some.
 *
 * Looks at one name per folder, not at every object: from a name it goes on behind everything that begins with the same
 * folder ("0" is the character after "/"), each time by the index on names, which a hosted project has too.
 */
export async function queueOrphans(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `with recursive folders (name) as (
       (select name from storage.objects where bucket_id = 'creatives' order by name collate "C" limit 1)
       union all
       select (select o.name from storage.objects o
                where o.bucket_id = 'creatives' and o.name collate "C" >= split_part(f.name, '/', 1) || '0'
                order by o.name collate "C" limit 1)
         from folders f where f.name is not null
     ), gone as (
       select folder from (select split_part(name, '/', 1) as folder from folders) named
        where folder ~ $2 and not exists (select from auth.users u where u.id::text = folder)
     )
     insert into private.object_deletions (bucket, name)
     select o.bucket_id, o.name from gone
       join storage.objects o on o.bucket_id = 'creatives'
        and o.name collate "C" >= folder || '/' and o.name collate "C" < folder || '0'
      where o.created_at < now() - $1::interval
        and not exists (select from private.object_deletions d where d.bucket = o.bucket_id and d.name = o.name)
      limit $3`,
    [AGE, USER_ID, MAX_AT_ONCE],
  );
  return (rowCount ?? 0) + (await queueUnusedAdCopies(db, AGE, MAX_AT_ONCE));
}
