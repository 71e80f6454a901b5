import type { ObjectStore, ReadObject } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

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
