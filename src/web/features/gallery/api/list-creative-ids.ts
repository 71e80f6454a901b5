import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import type { CreativeFilters } from "./search-creatives.ts";

const answerSchema = z.object({
  ids: z.array(z.string()),
  next: z.object({ after_changed_at: z.string(), after_id: z.string() }).nullable(),
});

/** The ids of all that match the filters now, the last changed first. */
export async function listCreativeIds({ search, type }: CreativeFilters, signal: AbortSignal): Promise<string[]> {
  const supabase = await getSupabase();
  const filters = { ...(search && { search }), ...(type && { type }) };
  const ids: string[] = [];
  for (let next: z.infer<typeof answerSchema>["next"] | undefined; next !== null; ) {
    const { data, error } = await supabase.rpc("list_creative_ids", { ...filters, ...next }).abortSignal(signal);
    if (error) throw error;
    const answer = answerSchema.parse(data);
    ids.push(...answer.ids);
    next = answer.next;
  }
  return ids;
}
