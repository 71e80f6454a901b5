import { z } from "zod";
import type { Queryable } from "../../database/pool.ts";
import { OBJECT_COLUMNS, type ObjectRow } from "./find-object.ts";

export const removeBody = z.object({
  prefixes: z
    .array(z.string().max(1024))
    .min(1)
    .max(1000, "Removing more than 1,000 at once is not offered by this gateway"),
});

/** Deletes the rows that the policies let the caller delete, and returns them. */
export async function removeObjects(db: Queryable, bucket: string, names: string[]): Promise<ObjectRow[]> {
  const { rows } = await db.query<ObjectRow>(
    `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${OBJECT_COLUMNS}`,
    [bucket, names],
  );
  return rows;
}
