import { queryOptions } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { type Brief, briefSchema } from "../../../../shared/brief/brief.ts";
import { CREATIVES } from "../card.ts";

/** What a version says, fact by fact. One from before there were briefs has none. */
export async function getBrief(versionId: string): Promise<Brief | undefined> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("creatives").select("brief").eq("id", versionId).maybeSingle();
  if (error) throw error;
  return briefSchema.safeParse(data?.brief).data;
}

/** It never changes: every change makes a version of its own. */
export const briefQuery = (versionId: string) =>
  queryOptions({
    queryKey: [CREATIVES, "brief", versionId],
    queryFn: async () => (await getBrief(versionId)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
