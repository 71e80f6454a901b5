import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import type { AdFilters } from "./search-ads.ts";
import { ADS } from "./swipe-ad.ts";

const countSchema = z.object({ count: z.number(), is_exact: z.boolean() });
export type AdCount = z.infer<typeof countSchema>;

async function countAds({ search, platform, industry, company }: AdFilters): Promise<AdCount> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("count_ads_swipe", {
    ...(search && { search }),
    ...(platform && { platform }),
    ...(industry && { industry }),
    ...(company && { company }),
  });
  if (error) throw error;
  return countSchema.parse(data);
}

const countQuery = (filters: AdFilters) => {
  const { search, platform, industry, company } = filters;
  return queryOptions({
    queryKey: [ADS, "count", search ?? null, platform ?? null, industry ?? null, company ?? null],
    queryFn: () => countAds(filters),
    // Like the list, the count includes new ads whenever it is opened.
    staleTime: 0,
    // While the next count is loading, the line above the list neither jumps nor is announced twice.
    placeholderData: keepPreviousData,
  });
};

/** How many ads the filters match, loaded or not. */
export const useAdCount = (filters: AdFilters) => useQuery(countQuery(filters)).data;
