import { importData } from "../../../src/server/account/import/import-data.ts";
import { checkRoom } from "../../../src/server/objects/check-room.ts";
import { storeObject } from "../../../src/server/objects/store-object.ts";
import { createObjectStore } from "../../../src/server/parts/shelves.ts";
import type { TestServer } from "../../support/server.ts";

/** What `npm run import-data` does. */
export function restore({ config, db }: TestServer, userId: string, path: string, limitBytes = 1024 ** 3) {
  const store = createObjectStore(config);
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
