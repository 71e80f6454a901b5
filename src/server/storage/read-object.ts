import type { ObjectStore } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";

/** The bytes of a stored object, for the server's own use; null when there is no such object. */
export type ReadObject = (bucket: string, name: string) => Promise<Uint8Array | null>;

export function readFromStore(pool: Database, store: ObjectStore): ReadObject {
  return async (bucket, name) => {
    const { rows } = await pool.query<{ version: string }>(
      "select version from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    const found = rows[0] && (await store.get({ bucket, name, version: rows[0].version }));
    return found ? new Uint8Array(await new Response(found.body).arrayBuffer()) : null;
  };
}
