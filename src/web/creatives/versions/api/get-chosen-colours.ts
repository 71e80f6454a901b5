import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { versionChangeSchema } from "../../../../shared/version-change.ts";
import { CREATIVES } from "../card.ts";

const rowsSchema = z.array(
  z.object({ id: z.string(), source_id: z.string().nullable(), change: versionChangeSchema.nullable().catch(null) }),
);
/** More than anybody makes of one creative. */
const MOST = 1_000;
const COLOURS = /\bcolou?rs\b/iu;

/** Whether an edit that a version goes back to was about its colours. Then they are somebody's choice. */
async function areColoursChosen(documentId: string, versionId: string, signal: AbortSignal): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("creatives")
    .select("id, source_id, change")
    .eq("document_id", documentId)
    .limit(MOST)
    .abortSignal(signal);
  if (error) throw error;
  const rows = new Map(rowsSchema.parse(data).map((row) => [row.id, row]));
  let row = rows.get(versionId);
  for (let step = 0; row && step < MOST; step++) {
    if (row.change?.did.some((part) => COLOURS.test(part))) return true;
    row = row.source_id ? rows.get(row.source_id) : undefined;
  }
  return false;
}

/** It never changes: every change makes a version of its own. */
export const chosenColoursQuery = (documentId: string, versionId: string) =>
  queryOptions({
    queryKey: [CREATIVES, "chosen-colours", versionId],
    queryFn: ({ signal }) => areColoursChosen(documentId, versionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
