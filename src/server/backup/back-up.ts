import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { to } from "pg-copy-streams";
import { DamagedObjectError, type ObjectStore } from "../adapters/storage/port.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { holdRemovals } from "../objects/hold-removals.ts";
import { withPatience } from "../objects/with-patience.ts";
import type { Secrets } from "../secrets/load-secrets.ts";
import { PIECE_BYTES } from "./archive-format.ts";
import { copied, type Manifest, SCHEMAS } from "./entries.ts";
import { listTables } from "./list-tables.ts";
import { type ArchiveWriter, writeArchive } from "./write-archive.ts";

const OBJECTS_AT_ONCE = 200;

export type BackedUp = {
  tables: number;
  objects: number;
  bytes: number;
  /** Pictures that have a row but no file, or whose file is no longer what was stored. */
  damaged: string[];
};
export type BackupSource = { pool: Database; store: ObjectStore; secrets: Secrets };

/**
 * Writes everything into one file, as it was at one moment, while servers run. The moment is a snapshot of the database,
 * taken after removals of files are held (`hold-removals.ts`). So every file that the snapshot names is there until it
 * is copied; what is added later is in neither.
 */
export async function backUp(
  { pool, store, secrets }: BackupSource,
  path: string,
  passphrase: string,
): Promise<BackedUp> {
  const done: BackedUp = { tables: 0, objects: 0, bytes: 0, damaged: [] };
  await holdRemovals(pool, (isHeld) =>
    inTransaction(pool, async (snapshot) => {
      await snapshot.query("set transaction isolation level repeatable read, read only");
      await writeArchive(path, passphrase, async (archive) => {
        await archive.add(await describe(snapshot, secrets));
        for (const table of await listTables(snapshot)) {
          const rows = snapshot.query(to(`copy ${copied(table)} to stdout`));
          await pipeline(rows, createGzip({ level: 1 }), (zipped) => archive.add(table, zipped));
          done.tables += 1;
        }
        for await (const objects of listObjects(snapshot)) {
          await isHeld();
          for (const object of objects) {
            const isWhole = await addObject(archive, store, object);
            if (isWhole) done.objects += 1;
            else done.damaged.push(`${object.bucket}/${object.name}`);
          }
        }
        await isHeld();
        done.bytes = archive.bytes();
      });
    }),
  );
  return done;
}

async function describe(snapshot: Transaction, secrets: Secrets): Promise<Manifest> {
  const migrations = await snapshot.query<Row<"private.migrations", "name" | "checksum">>(
    "select name, checksum from private.migrations",
  );
  const sequences = await snapshot.query<Manifest["sequences"][number]>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
      where schemaname = any ($1) and last_value is not null`,
    [SCHEMAS],
  );
  return {
    kind: "manifest",
    madeAt: new Date().toISOString(),
    migrations: Object.fromEntries(migrations.rows.map(({ name, checksum }) => [name, checksum])),
    secrets,
    sequences: sequences.rows,
  };
}

type Listed = { bucket: string; name: string; version: string };

async function* listObjects(snapshot: Transaction): AsyncGenerator<Listed[]> {
  await snapshot.query(
    `declare objects no scroll cursor for
     select bucket_id as bucket, name, version from storage.objects where version is not null`,
  );
  for (;;) {
    const { rows } = await snapshot.query<Listed>(`fetch ${OBJECTS_AT_ONCE} from objects`);
    if (rows.length === 0) return;
    yield rows;
  }
}

/** False when the file is missing, or is no longer what its version says. */
async function addObject(archive: ArchiveWriter, store: ObjectStore, key: Listed): Promise<boolean> {
  const found = await withPatience(() => readWhole(store, key));
  if (found === null) return false;
  if (found === "damaged") await archive.add({ kind: "damaged", ...key, size: 0 });
  else await archive.add({ kind: "object", ...key, size: found.length }, inPieces(found));
  return found !== "damaged";
}

/** All of it before any of it is written, so that it can be read again when the connection breaks. */
async function readWhole(store: ObjectStore, key: Listed): Promise<Buffer | "damaged" | null> {
  const found = await store.get(key);
  if (!found) return null;
  const bytes = await buffer(found.body).catch((error: unknown) => {
    if (error instanceof DamagedObjectError) return null;
    throw error;
  });
  return bytes && found.etag === `"${createHash("sha256").update(bytes).digest("hex")}"` ? bytes : "damaged";
}

function* inPieces(bytes: Buffer): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
}
