import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";

const FRESH_FOR_MS = 5 * 60_000;
/** PostgREST's code for "not exactly one row". */
const NO_ROW = "PGRST116";

async function fetchIsBananaman(userId: string): Promise<boolean> {
  const supabase = await getSupabase();
  // Asks for at most one row: an error status for "none" would show up in every user's console.
  const { data, error } = await supabase.from("bananaman").select("id").eq("user_id", userId).maybeSingle();
  if (!error || error.code === NO_ROW) return data !== null;
  console.error("The Bananaman check failed", error);
  throw error;
}

const isBananamanQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["is-bananaman", userId],
    queryFn: userId ? () => fetchIsBananaman(userId) : skipToken,
    staleTime: FRESH_FOR_MS,
  });

/** Only decides what is shown. The server decides what is allowed. */
export function useIsBananaman(): { isBananaman: boolean; isLoading: boolean } {
  const { user } = useSession();
  const { data, isPending } = useQuery(isBananamanQuery(user?.id));
  return { isBananaman: data ?? false, isLoading: Boolean(user) && isPending };
}
