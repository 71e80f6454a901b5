import type { AuditEntry, AuditFilters } from "../../../shared/contracts/admin-audit.ts";
import type { Listener } from "../../account/export/stream-under-lease.ts";
import type { Database } from "../../database/pool.ts";
import { type Cells, exportCsv } from "../export-csv.ts";
import { selectEntries } from "./audit-query.ts";

const BATCH = 1_000;
const HEADER = ["Entry", "Time (UTC)", "Who", "Who (id)", "What", "About", "About (id)", "Result", "Details"];

/** Every entry the filters leave, newest first. The export's own entry is among them. */
export function exportAudit(pool: Database, actor: string, filters: AuditFilters, listener: Listener) {
  const batches = readBatches(pool, filters);
  return exportCsv(pool, { actor, action: "export-audit", filters, header: HEADER, batches }, listener);
}

async function* readBatches(pool: Database, filters: AuditFilters): AsyncGenerator<Cells[]> {
  let before: number | undefined;
  for (;;) {
    const entries = await selectEntries(pool, "walk", { filters, before, limit: BATCH });
    yield entries.map(toCells);
    if (entries.length < BATCH) return;
    before = entries.at(-1)?.id;
  }
}

function toCells({ id, at, actor, action, target, about, outcome, details }: AuditEntry): Cells {
  return [
    id,
    at,
    actor?.email ?? null,
    actor?.id ?? null,
    action,
    about?.email ?? target,
    about?.id ?? null,
    outcome,
    JSON.stringify(details),
  ];
}
