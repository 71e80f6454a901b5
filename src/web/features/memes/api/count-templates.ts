import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import type { MemeFilters } from "./meme-filters.ts";
import { MEMES } from "./search-templates.ts";

async function countTemplates({ search, category }: MemeFilters): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("count_meme_templates", {
    ...(search && { search }),
    ...(category && { category }),
  });
  if (error) throw error;
  return data;
}

const countQuery = (filters: MemeFilters) =>
  queryOptions({
    queryKey: [MEMES, "count", filters.search ?? null, filters.category ?? null],
    queryFn: () => countTemplates(filters),
    // While the next count is loading, the line above the list neither jumps nor is announced twice.
    placeholderData: keepPreviousData,
  });

/** How many templates the filters match, loaded or not. */
export const useTemplateCount = (filters: MemeFilters) => useQuery(countQuery(filters)).data;
