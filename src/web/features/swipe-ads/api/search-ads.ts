import { type NewestCursor, nextCursor } from "@/lib/keyset.ts";
import { useInfiniteList } from "@/lib/list/use-infinite-list.ts";
import { getSupabase } from "@/session/auth.ts";
import { ADS, type SwipeAd } from "./swipe-ad.ts";

const PAGE_SIZE = 20;

export type AdFilters = {
  search?: string | undefined;
  platform?: string | undefined;
  industry?: string | undefined;
  company?: string | undefined;
};

async function searchAds(filters: AdFilters, after: NewestCursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { search, platform, industry, company } = filters;
  const { data, error } = await supabase
    .rpc("search_ads_swipe", {
      page_size: PAGE_SIZE,
      ...(search && { search }),
      ...(platform && { platform }),
      ...(industry && { industry }),
      ...(company && { company }),
      ...(after && { after_created_at: after.created_at, after_id: after.id }),
    })
    .abortSignal(signal);
  if (error) throw error;
  return { rows: data, next: nextCursor(data, PAGE_SIZE) };
}

/** The swipe file, newest first. */
export function useAds(filters: AdFilters) {
  const { search, platform, industry, company } = filters;
  return useInfiniteList<SwipeAd, NewestCursor>({
    queryKey: [ADS, "list", search ?? null, platform ?? null, industry ?? null, company ?? null],
    fetchPage: (after, signal) => searchAds(filters, after, signal),
  });
}
