import { keepInHostedProject, readFromHostedProject, removeFromHostedProject } from "../adapters/storage/hosted.ts";
import type { KeepObject, ObjectStore, ReadObject, RemoveObject } from "../adapters/storage/port.ts";
import type { Config } from "../config/config.ts";
import { beginChore } from "../database/begin-chore.ts";
import type { Database } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { every } from "../every.ts";
import type { Darkroom } from "../images/darkroom.ts";
import { queueOrphans } from "../objects/queue-orphans.ts";
import { createRenditions, forgetRenditions, type Renditions } from "../objects/renditions.ts";
import { readFromStore, removeFromStore, storeObject } from "../objects/store-object.ts";
import { sweepObjectDeletions } from "../objects/sweep-object-deletions.ts";
import { sweepOrphanFiles } from "../objects/sweep-orphan-files.ts";
import type { Ground } from "./part.ts";
import { createObjectStore, type Shelves } from "./shelves.ts";

const SWEEP_EVERY_MS = 5_000;
const LOOK_FOR_ORPHANS_EVERY_MS = 60 * 60_000;
/** Asked more often than it is done, so that another process soon steps in for one that is gone. */
const ASK_ABOUT_ORPHANS_EVERY_MS = 5 * 60_000;

type Objects = { keep: KeepObject; read: ReadObject; removal: RemoveObject } & (
  | { own: { store: ObjectStore; renditions: Renditions }; hosted: null }
  | { own: null; hosted: NonNullable<Config["supabase"]> }
);

export type ObjectsPart = Awaited<ReturnType<typeof objectsPart>>;

/** Pictures in our own store or in a hosted project's, and the sweeps that clean up after them. */
export async function objectsPart({ config, pool, logger }: Ground, shelves: Shelves, darkroom: Darkroom) {
  await shelves.checkPublic(await publicBuckets(pool));
  const objects = chooseObjects(config, pool, shelves, darkroom);
  const sweep = every(
    SWEEP_EVERY_MS,
    (stopping) => sweepObjectDeletions(pool, objects.removal, logger, stopping),
    "the sweep of deleted objects",
    logger,
  );
  const orphans = every(
    ASK_ABOUT_ORPHANS_EVERY_MS,
    async (stopping) => {
      if (!(await beginChore(pool, "orphans", LOOK_FOR_ORPHANS_EVERY_MS))) return;
      await queueOrphans(pool);
      if (objects.own) for (const kept of shelves.swept) await sweepOrphanFiles(pool, kept, logger, stopping);
    },
    "the search for what has no owner",
    logger,
  );
  return {
    ...objects,
    sweepNow: sweep.now,
    start() {
      for (const repeated of [sweep, orphans]) {
        repeated.start();
        repeated.now();
      }
    },
    stop: () => Promise.all([sweep.stop(), orphans.stop()]),
  };
}

function chooseObjects(config: Config, pool: Database, shelves: Shelves, darkroom: Darkroom): Objects {
  const { supabase } = config;
  if (supabase) {
    return {
      keep: keepObjectsOf(config, pool),
      read: readFromHostedProject(supabase.url),
      removal: removeFromHostedProject(supabase.url, supabase.serviceRoleKey),
      own: null,
      hosted: supabase,
    };
  }
  const renditions = createRenditions(shelves.renditions, darkroom);
  const store = forgetRenditions(shelves.store, renditions);
  return {
    keep: (object, insert) => storeObject(store, object, insert),
    read: readFromStore(pool, store),
    removal: removeFromStore(store),
    own: { store, renditions },
    hosted: null,
  };
}

/** For a command that only adds objects. */
export function keepObjectsOf(config: Config, pool: Database): KeepObject {
  const { supabase } = config;
  if (supabase) return keepInHostedProject(pool, supabase.url, supabase.serviceRoleKey);
  const store = createObjectStore(config);
  return (object, insert) => storeObject(store, object, insert);
}

async function publicBuckets(pool: Database): Promise<string[]> {
  const { rows } = await pool.query<Row<"storage.buckets", "id">>(
    "select id from storage.buckets where public order by id",
  );
  return rows.map(({ id }) => id);
}
