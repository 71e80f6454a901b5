import type { ObjectStore, ReadObject } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";

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
