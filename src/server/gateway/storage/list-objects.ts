import { z } from "zod";
import { isObjectName } from "../../adapters/storage/object-name.ts";
import type { Queryable } from "../../database/pool.ts";
import { invalidKey } from "./storage-error.ts";

const SORTABLE = ["name", "updated_at", "created_at", "last_accessed_at"] as const;

export const listBody = z.object({
  prefix: z.string().default(""),
  limit: z.int().min(1).max(1000, "More than 1,000 at once is not offered by this gateway").default(100),
  offset: z.int().min(0).max(1_000_000, "An offset of more than a million is not offered by this gateway").default(0),
  search: z.string().max(255).default(""),
  sortBy: z
    .object({ column: z.enum(SORTABLE).default("name"), order: z.enum(["asc", "desc"]).default("asc") })
    .prefault({}),
});
export type ListRequest = z.infer<typeof listBody>;

/** The direct children of a folder: its files, and each subfolder once, without an id. */
export async function listObjects(db: Queryable, bucket: string, request: ListRequest): Promise<unknown[]> {
  const folder = request.prefix.replace(/^\/|\/$/g, "");
  if (folder && !isObjectName(folder)) throw invalidKey(request.prefix);
  const { column, order } = request.sortBy;
  // A range of names instead of a pattern, so that PostgreSQL can use an index under any policy. "0" follows "/".
  const { rows } = await db.query(
    `with entry as (
       select path_tokens[$3] as name, cardinality(path_tokens) = $3 as is_file,
              id, updated_at, created_at, last_accessed_at, metadata
         from storage.objects
        where bucket_id = $1 and ($2 = '' or (name collate "C" >= $2 || '/' and name collate "C" < $2 || '0'))
          and cardinality(path_tokens) >= $3 and path_tokens[$3] ilike $4
     )
     select name, id, updated_at, created_at, last_accessed_at, metadata from entry where is_file
     union all
     select distinct name, null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
       from entry where not is_file
     order by ${column} ${order}, name ${order} limit $5 offset $6`,
    [
      bucket,
      folder,
      folder ? folder.split("/").length + 1 : 1,
      `${request.search.replace(/[\\%_]/g, "\\$&")}%`,
      request.limit,
      request.offset,
    ],
  );
  return rows;
}
