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
  /** The ads that still need a copy of their picture, which only administrators see. */
  withoutPicture?: true | undefined;
};

async function searchAds(filters: AdFilters, after: NewestCursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { search, platform, industry, company, withoutPicture } = filters;
  const { data, error } = await supabase
    .rpc("search_ads_swipe", {
      page_size: PAGE_SIZE,
      ...(search && { search }),
      ...(platform && { platform }),
      ...(industry && { industry }),
      ...(company && { company }),
      ...(withoutPicture && { without_picture: true }),
      ...(after && { after_created_at: after.created_at, after_id: after.id }),
    })
    .abortSignal(signal);
  if (error) throw error;
  return { rows: data, next: nextCursor(data, PAGE_SIZE) };
}

export const filterKey = ({ search, platform, industry, company, withoutPicture }: AdFilters) => [
  search ?? null,
  platform ?? null,
  industry ?? null,
  company ?? null,
  withoutPicture ?? false,
];

/** The swipe file, newest first. */
export function useAds(filters: AdFilters) {
  return useInfiniteList<SwipeAd, NewestCursor>({
    queryKey: [ADS, "list", ...filterKey(filters)],
    fetchPage: (after, signal) => searchAds(filters, after, signal),
  });
}
