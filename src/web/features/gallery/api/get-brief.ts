import { getSupabase } from "@/session/auth.ts";
import { type Brief, briefSchema } from "../../../../shared/brief/brief.ts";

/** What a creative says, fact by fact. One from before there were briefs has none. */
export async function getBrief(creativeId: string): Promise<Brief | undefined> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("creatives").select("brief").eq("id", creativeId).maybeSingle();
  if (error) throw error;
  return briefSchema.safeParse(data?.brief).data;
}
