import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { CREATIVES } from "@/creatives/versions/card.ts";
import { getSupabase } from "@/session/auth.ts";
import type { CreativeFilters } from "./search-creatives.ts";

async function countCreatives({ search, type }: CreativeFilters): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("count_creatives", { ...(search && { search }), ...(type && { type }) });
  if (error) throw error;
  return data;
}

const countQuery = (filters: CreativeFilters) =>
  queryOptions({
    queryKey: [CREATIVES, "count", filters.search ?? null, filters.type ?? null],
    queryFn: () => countCreatives(filters),
    // The list looks for new rows whenever it is opened, and must not hold more rows than the count says.
    staleTime: 0,
    // While the next count is loading, the line above the list neither jumps nor is announced twice.
    placeholderData: keepPreviousData,
  });

/** How many of the user's creatives the filters match, loaded or not. */
export const useCreativeCount = (filters: CreativeFilters) => useQuery(countQuery(filters)).data;
