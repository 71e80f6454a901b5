import { useQuery } from "@tanstack/react-query";
import { type Card, CREATIVES, readCards } from "@/creatives/versions/card.ts";
import { getSupabase, useSession } from "@/session/auth.ts";

/** How many are shown on the home screen. */
const LATEST = 3;

async function getLatestCreatives(): Promise<Card[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("search_creatives", { page_size: LATEST });
  if (error) throw error;
  return readCards(data);
}

export function useLatestCreatives() {
  const { user } = useSession();
  return useQuery({
    queryKey: [CREATIVES, "latest", user?.id ?? ""],
    queryFn: getLatestCreatives,
    enabled: user !== null,
    // After a visit to the generator or the gallery the list may have changed.
    staleTime: 0,
  });
}
