import type { ObjectStore, RemoveObject } from "../adapters/storage/port.ts";

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
