import { type NewestCursor, nextCursor } from "@/lib/keyset.ts";
import { useInfiniteList } from "@/lib/list/use-infinite-list.ts";
import { getSupabase } from "@/session/auth.ts";
import { CREATIVES, type Creative } from "./creative.ts";

const PAGE_SIZE = 24;

export type CreativeFilters = { search?: string | undefined; type?: string | undefined };

/** The first part of the query key of every list, whatever its filters. */
export const CREATIVE_LISTS = [CREATIVES, "list"] as const;

async function searchCreatives({ search, type }: CreativeFilters, after: NewestCursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc("search_creatives", {
      page_size: PAGE_SIZE,
      ...(search && { search }),
      ...(type && { type }),
      ...(after && { after_created_at: after.created_at, after_id: after.id }),
    })
    .abortSignal(signal);
  if (error) throw error;
  return { rows: data, next: nextCursor(data, PAGE_SIZE) };
}

/** The user's creatives, newest first. */
export function useCreatives({ search, type }: CreativeFilters) {
  return useInfiniteList<Creative, NewestCursor>({
    queryKey: [...CREATIVE_LISTS, search ?? null, type ?? null],
    fetchPage: (after, signal) => searchCreatives({ search, type }, after, signal),
  });
}
