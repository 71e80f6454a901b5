import { getSupabase } from "@/session/auth.ts";

/** Whether the creative that was just made is the first one ever, also counting those that are deleted. */
export async function isFirstCreative(): Promise<boolean> {
  const supabase = await getSupabase();
  const { data } = await supabase.from("generations").select("id").eq("state", "succeeded").limit(2);
  return data?.length === 1;
}
