import type { NewObject, ObjectStore, ReadObject, RemoveObject, StoredObject } from "../adapters/storage/port.ts";
import type { Database, Queryable } from "../database/pool.ts";
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

export function readFromStore(pool: Database, store: ObjectStore): ReadObject {
  return async (bucket, name) => {
    const { rows } = await pool.query<Row<"storage.objects", "version">>(
      "select version from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    const version = rows[0]?.version;
    const found = version ? await store.get({ bucket, name, version }) : null;
    return found ? new Uint8Array(await new Response(found.body).arrayBuffer()) : null;
  };
}

/** Objects in our own store: the row is deleted, and a trigger queues its file for deletion afterwards. */
export function removeFromStore(store: ObjectStore): RemoveObject {
  return {
    async remove(db, bucket, name) {
      const removed = await db.query("delete from storage.objects where bucket_id = $1 and name = $2", [bucket, name]);
      return removed.rowCount !== 0;
    },
    removeFile: store.remove,
  };
}
