import { pino } from "pino";
import { PACE } from "../../../src/server/ad-pictures/ad-pictures-parts.ts";
import { copyPictures } from "../../../src/server/ad-pictures/copy-pictures.ts";
import { createPictureFetcher } from "../../../src/server/adapters/fetch/fetch-picture.ts";
import { FETCH_LIMITS, portsBeside } from "../../../src/server/adapters/fetch/fetch-rules.ts";
import { createFileStore } from "../../../src/server/adapters/storage/files.ts";
import { createPool } from "../../../src/server/database/pool.ts";
import { createFairQueue } from "../../../src/server/fairness/fair-queue.ts";
import { createDarkroom } from "../../../src/server/images/darkroom.ts";
import { storeObject } from "../../../src/server/objects/store-object.ts";

/** One process that copies pictures, as a server does, to be killed: node copier.ts <database> <folder> <stand-ins>. */
const [connectionString = "", folder = "", standIns = ""] = process.argv.slice(2);
const logger = pino({ level: "warn" });
const store = createFileStore(folder);
const copier = copyPictures({
  pool: createPool({ connectionString }, logger),
  logger,
  darkroom: createDarkroom(createFairQueue({ atOnce: 2, perLane: 100, perAsker: 100, waiting: 100, maxMs: 30_000 })),
  keepObject: (object, insert) => storeObject(store, object, insert),
  fetchPicture: createPictureFetcher({
    ports: portsBeside([]),
    standIns: new Set(standIns.split(",")),
    resolveName: () => Promise.resolve(["127.0.0.1"]),
    limits: FETCH_LIMITS,
  }),
  pace: { ...PACE, lookEveryMs: 50, leaseMs: 4_000 },
});
copier.start();
process.on("SIGTERM", () => void copier.stop().then(() => process.exit(0)));
