import type { ObjectKey, ObjectStore } from "../adapters/storage/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { withPatience } from "./with-patience.ts";

const PAGE = 500;
const AT_ONCE = 8;

export type MoveResult = {
  copied: number;
  bytes: number;
  /** There already, from an earlier run. */
  known: number;
  /** Deleted by their owners meanwhile. */
  gone: number;
  /** Neither here nor there, or damaged. */
  faults: { name: string; why: string }[];
};

type Found = Row<"storage.objects", "id" | "bucket_id" | "name"> & { version: string };

/**
 * Copies every object that has a row from one store to another, under the same version. The content is checked against
 * the hash in its name, and nothing is removed from where it comes from. What is there already is not copied again, so
 * a run that was interrupted goes on where it stopped. Safe while a server uses `from`: objects that are added
 * meanwhile are copied by the next run, and copies of objects that are deleted meanwhile are removed.
 */
export async function moveObjects(
  db: Queryable,
  from: ObjectStore,
  to: ObjectStore,
  onProgress: (result: MoveResult, total: number) => void,
): Promise<MoveResult> {
  const result: MoveResult = { copied: 0, bytes: 0, known: 0, gone: 0, faults: [] };
  const total = await countObjects(db);
  for await (const page of pagesOf(db)) {
    const waiting = [...page];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await moveOne(db, from, to, next, result);
        onProgress(result, total);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return result;
}

async function moveOne(db: Queryable, from: ObjectStore, to: ObjectStore, row: Found, result: MoveResult) {
  const key: ObjectKey = { bucket: row.bucket_id, name: row.name, version: row.version };
  if (await to.stat(key)) {
    result.known += 1;
    return;
  }
  const size = await withPatience(() => copy(from, to, key)).catch((error: Error) => error);
  if (await isKept(db, row)) {
    if (typeof size === "number") {
      result.copied += 1;
      result.bytes += size;
    } else result.faults.push({ name: `${key.bucket}/${key.name}`, why: size.message });
    return;
  }
  result.gone += 1;
  await to.remove(key);
}

async function copy(from: ObjectStore, to: ObjectStore, key: ObjectKey): Promise<number> {
  const found = await from.get(key);
  if (!found) throw new Error("the file is missing");
  await to.restore(key, found.body, found.size);
  return found.size;
}

async function* pagesOf(db: Queryable): AsyncGenerator<Found[]> {
  let last: string | null = null;
  for (;;) {
    const { rows }: { rows: Found[] } = await db.query<Found>(
      `select id, bucket_id, name, version from storage.objects
        where version is not null and ($1::uuid is null or id > $1) order by id limit $2`,
      [last, PAGE],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? null;
  }
}

async function countObjects(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ count: number }>("select count(*)::int as count from storage.objects");
  return rows[0]?.count ?? 0;
}

async function isKept(db: Queryable, { id, version }: Found): Promise<boolean> {
  const { rowCount } = await db.query("select from storage.objects where id = $1 and version = $2", [id, version]);
  return rowCount !== 0;
}
