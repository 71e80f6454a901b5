import type { NewObject, ObjectStore, StoredObject } from "../adapters/storage/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

/**
 * Stores a new object: first the file, then the row that makes it visible. `insert` decides under which role the row is
 * written; when it is refused, the file is deleted. A crash in between leaves a file that no row names and nobody can
 * reach.
 */
export async function storeObject(
  store: ObjectStore,
  object: NewObject,
  insert: (work: (db: Queryable) => Promise<string>) => Promise<string>,
): Promise<{ id: string }> {
  const { bucket, name } = object;
  const stored = await store.put(bucket, name, object.bytes, object.contentType);
  try {
    return { id: await insert((db) => insertObject(db, object, stored)) };
  } catch (error) {
    await store.remove({ bucket, name, version: stored.version });
    throw error;
  }
}

const FOR_EVER = "max-age=31536000, immutable";

/** The row; metadata in Supabase Storage's format. */
async function insertObject(
  db: Queryable,
  { bucket, name, ownerId, cacheControl = FOR_EVER }: NewObject,
  stored: StoredObject,
) {
  const metadata = {
    eTag: stored.etag,
    size: stored.size,
    mimetype: stored.contentType,
    cacheControl,
    lastModified: stored.modifiedAt.toISOString(),
    contentLength: stored.size,
    httpStatusCode: 200,
  };
  const { rows } = await db.query<Row<"storage.objects", "id">>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, version)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [bucket, name, ownerId, ownerId, JSON.stringify(metadata), stored.version],
  );
  return rows[0]?.id ?? "";
}
