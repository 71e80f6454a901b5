import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { type AdFilters, filterKey } from "./search-ads.ts";
import { ADS } from "./swipe-ad.ts";

const countSchema = z.object({ count: z.number(), is_exact: z.boolean() });
export type AdCount = z.infer<typeof countSchema>;

async function countAds({ search, platform, industry, company, withoutPicture }: AdFilters): Promise<AdCount> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("count_ads_swipe", {
    ...(search && { search }),
    ...(platform && { platform }),
    ...(industry && { industry }),
    ...(company && { company }),
    ...(withoutPicture && { without_picture: true }),
  });
  if (error) throw error;
  return countSchema.parse(data);
}

const countQuery = (filters: AdFilters) =>
  queryOptions({
    queryKey: [ADS, "count", ...filterKey(filters)],
    queryFn: () => countAds(filters),
    // Like the list, the count includes new ads whenever it is opened.
    staleTime: 0,
    // While the next count is loading, the line above the list neither jumps nor is announced twice.
    placeholderData: keepPreviousData,
  });

/** How many ads the filters match, loaded or not. */
export const useAdCount = (filters: AdFilters) => useQuery(countQuery(filters)).data;

/** How many ads still need a copy of their picture. Only administrators are answered. */
export const useMissingPictures = () => useAdCount({ withoutPicture: true });
