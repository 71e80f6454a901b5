import { once } from "node:events";
import type { Logger } from "pino";
import type { RemoveObject } from "../adapters/storage/port.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { AD_BUCKET, isAdCopyShown } from "./ad-copies.ts";

const AT_ONCE = 8;
/** Nothing is begun later than this. A request to S3 takes about a minute at most, so a lease of two lasts as a rule. */
const MAX_MS = 60_000;

/** With a version: a file whose row is deleted. Without: an object, unless something still shows it. */
export type Queued = Row<"private.object_deletions", "bucket" | "name" | "version">;

/**
 * Removes what was taken from the queue, a few at a time, until the time is over or the server stops. What is neither
 * among the removed nor among the failed was not begun, or the store has not answered yet.
 */
export async function removeBatch<T extends Queued>(
  db: Queryable,
  objects: RemoveObject,
  taken: readonly T[],
  logger: Logger,
  stopping: AbortSignal,
): Promise<{ removed: Set<T>; failed: Set<T> }> {
  const removed = new Set<T>();
  const failed = new Set<T>();
  const waiting = [...taken];
  const deadline = Date.now() + MAX_MS;
  const work = async () => {
    while (Date.now() < deadline && !stopping.aborted) {
      const next = waiting.shift();
      if (!next) return;
      try {
        await removeOne(db, objects, next);
        removed.add(next);
      } catch (error) {
        failed.add(next);
        const { bucket, name } = next;
        logger.warn({ err: error, bucket, name }, "an object could not be removed yet");
      }
    }
  };
  const finished = new AbortController();
  await Promise.race([
    Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => finished.abort()),
    once(stopping, "abort", { signal: finished.signal }).catch(() => {}),
  ]);
  return { removed: new Set(removed), failed: new Set(failed) };
}

async function removeOne(db: Queryable, objects: RemoveObject, { bucket, name, version }: Queued) {
  if (version !== null) await objects.removeFile({ bucket, name, version });
  else if (!(await isShown(db, bucket, name))) await objects.remove(db, bucket, name);
}

/** Several creatives may show one object: it is removed with the last of them, which queues it again. */
async function isShown(db: Queryable, bucket: string, name: string): Promise<boolean> {
  if (bucket === AD_BUCKET) return isAdCopyShown(db, name);
  const { rowCount } = await db.query(
    `select from public.creatives
      where $1 = 'creatives'
        and split_part(split_part(image_url, '/object/public/creatives/', 2), '?', 1) = $2 limit 1`,
    [bucket, name],
  );
  return rowCount !== 0;
}
