import { type AdRow, toStorable } from "../../shared/ad-row.ts";
import { MAX_KEPT_PROBLEMS } from "../../shared/contracts/ad-uploads.ts";
import type { Queryable } from "../database/pool.ts";

export type Problem = { line: number; reason: string; cells: AdRow };

/** Keeps the first thousand of an upload. The counts of the upload itself stay exact. */
export async function saveProblems(
  db: Queryable,
  uploadId: string,
  kind: "failed" | "left out",
  problems: Problem[],
): Promise<void> {
  if (problems.length === 0) return;
  await db.query(
    `insert into private.ad_upload_problems as known (upload_id, line, kind, reason, cells)
     select $1, line, $2, reason, cells
       from jsonb_to_recordset($3) as sent (line int, reason text, cells jsonb)
      limit greatest($4 - (select count(*) from private.ad_upload_problems where upload_id = $1), 0)
     on conflict (upload_id, line) do update set reason = excluded.reason, cells = excluded.cells`,
    [uploadId, kind, JSON.stringify(problems, storable), MAX_KEPT_PROBLEMS],
  );
}

const storable = (_key: string, value: unknown) => (typeof value === "string" ? toStorable(value) : value);

export async function readProblems(db: Queryable, uploadId: string) {
  const { rows } = await db.query<Problem & { kind: "failed" | "left out" }>(
    "select line, kind, reason, cells from private.ad_upload_problems where upload_id = $1 order by line",
    [uploadId],
  );
  return rows;
}
