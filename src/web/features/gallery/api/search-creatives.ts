import { type Card, readCards } from "@/creatives/versions/card.ts";
import { CREATIVE_LISTS } from "@/creatives/versions/card-cache.ts";
import { useInfiniteList } from "@/lib/list/use-infinite-list.ts";
import { getSupabase } from "@/session/auth.ts";

const PAGE_SIZE = 24;

export type CreativeFilters = { search?: string | undefined; type?: string | undefined };
type Cursor = { after_changed_at: string; after_id: string };

async function searchCreatives({ search, type }: CreativeFilters, after: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc("search_creatives", { page_size: PAGE_SIZE, ...(search && { search }), ...(type && { type }), ...after })
    .abortSignal(signal);
  if (error) throw error;
  const rows = readCards(data);
  const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  return { rows, next: last ? { after_changed_at: last.changed_at, after_id: last.id } : null };
}

/** The user's creatives, the last changed first. */
export function useCreatives({ search, type }: CreativeFilters) {
  return useInfiniteList<Card, Cursor>({
    queryKey: [...CREATIVE_LISTS, search ?? null, type ?? null],
    fetchPage: (after, signal) => searchCreatives({ search, type }, after, signal),
    // One that got a new version is in front now.
    isMoved: (before, now) => before.changed_at !== now.changed_at,
  });
}
