import { useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";

/** How many are shown on the home screen. */
const LATEST = 3;

export type LatestCreative = {
  id: string;
  title: string;
  type: string;
  format: string;
  image_url: string;
  created_at: string;
};

async function getLatestCreatives(userId: string): Promise<LatestCreative[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("creatives")
    .select("id, title, type, format, image_url, created_at")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(LATEST);
  if (error) throw error;
  return data;
}

export function useLatestCreatives() {
  const { user } = useSession();
  const userId = user?.id ?? "";
  return useQuery({
    queryKey: ["latest-creatives", userId],
    queryFn: () => getLatestCreatives(userId),
    enabled: user !== null,
    // After a visit to the generator or the gallery the list may have changed.
    staleTime: 0,
  });
}
