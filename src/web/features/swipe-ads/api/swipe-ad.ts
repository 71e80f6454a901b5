import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import type { Database } from "../../../../shared/database-types.ts";

export type SwipeAd = Database["public"]["Tables"]["ads_swipe"]["Row"];

/** The first part of every query key for the swipe file. */
export const ADS = "ads-swipe";

async function getAd(id: string): Promise<SwipeAd | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("ads_swipe").select("*").eq("id", id).maybeSingle();
  if (error) throw error;
  return data;
}

const adQuery = (id: string) => queryOptions({ queryKey: [ADS, "one", id], queryFn: () => getAd(id) });

/** One ad by the id in the address, which need not be on a loaded page. Null when there is none. */
export function useAd(id: string | undefined, known: SwipeAd | undefined): SwipeAd | null | undefined {
  const { data } = useQuery({ ...adQuery(id ?? ""), enabled: id !== undefined && !known });
  return id === undefined ? undefined : (known ?? data);
}
