import { join } from "node:path";
import { importData } from "../../../src/server/account/import/import-data.ts";
import { createFileStore } from "../../../src/server/adapters/storage/files.ts";
import { checkRoom } from "../../../src/server/objects/check-room.ts";
import { storeObject } from "../../../src/server/objects/store-object.ts";
import type { TestServer } from "../../support/server.ts";

/** What `npm run import-data` does. */
export function restore({ config, db }: TestServer, userId: string, path: string, limitBytes = 1024 ** 3) {
  const store = createFileStore(join(config.DATA_DIR, "objects"));
  return importData(
    {
      pool: db,
      keepObject: (object, insert) => storeObject(store, object, insert),
      userId,
      checkRoom: (id) => checkRoom(db, id, limitBytes),
    },
    path,
  );
}
