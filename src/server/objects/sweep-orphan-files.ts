import type { Logger } from "pino";
import type { ObjectStore, OldFile } from "../adapters/storage/port.ts";
import type { Database } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { mayRemove } from "./hold-removals.ts";

/** Far longer than any upload takes between writing its file and its row. */
const AGE_MS = 24 * 60 * 60_000;
const MIN_SUSPICIOUS = 100;

/**
 * Removes files that no row names, such as a crash leaves between file and row. When that is true of most files, the
 * database is probably the wrong one, new or an old backup, so nothing is removed.
 */
export async function sweepOrphanFiles(
  pool: Database,
  store: Pick<ObjectStore, "listOld">,
  logger: Logger,
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> {
  const orphans: OldFile[] = [];
  let looked = 0;
  for await (const files of store.listOld(new Date(Date.now() - AGE_MS))) {
    if (stopping.aborted) return;
    const { rows } = await pool.query<Row<"storage.objects", "version">>(
      "select version from storage.objects where version = any ($1)",
      [files.map(({ version }) => version)],
    );
    const named = new Set(rows.map(({ version }) => version));
    orphans.push(...files.filter(({ version }) => !named.has(version)));
    looked += files.length;
  }
  if (orphans.length > MIN_SUSPICIOUS && orphans.length > looked / 2) {
    logger.error(
      { files: looked, orphans: orphans.length },
      "most stored files are unknown to the database: none removed",
    );
    return;
  }
  if (orphans.length === 0 || !(await mayRemove(pool))) return;
  let removed = 0;
  for (const orphan of orphans) {
    if (stopping.aborted) break;
    await orphan.remove();
    removed += 1;
  }
  logger.warn({ files: removed }, "files that belonged to no object were removed");
}
