import { z } from "zod";
import { useInfiniteList } from "@/lib/list/use-infinite-list.ts";
import { getSupabase } from "@/session/auth.ts";
import { type MemeTemplateRow, memeTemplateSchema } from "../../../../shared/meme-templates.ts";
import type { MemeFilters } from "./meme-filters.ts";

const PAGE_SIZE = 24;

/** The first part of every query key for the meme templates. */
export const MEMES = "meme-templates";

/** The last row of a page, in the words of the function; each order reads what it needs. */
type Cursor = { after_score: number; after_name: string; after_created_at: string; after_id: string };

async function searchTemplates({ search, category, sort }: MemeFilters, after: Cursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc("search_meme_templates", {
      page_size: PAGE_SIZE,
      ...(search && { search }),
      ...(category && { category }),
      ...(sort && { sort }),
      ...after,
    })
    .abortSignal(signal);
  if (error) throw error;
  const rows = z.array(memeTemplateSchema).parse(data);
  return { rows, next: rows.length === PAGE_SIZE ? cursorOf(rows.at(-1)) : null };
}

const cursorOf = (row: MemeTemplateRow | undefined): Cursor | null =>
  row
    ? {
        after_score: row.popularity_score,
        after_name: row.name,
        after_created_at: row.created_at,
        after_id: row.id,
      }
    : null;

export function useTemplates(filters: MemeFilters) {
  const { search, category, sort } = filters;
  return useInfiniteList<MemeTemplateRow, Cursor>({
    queryKey: [MEMES, "list", search ?? null, category ?? null, sort ?? null],
    fetchPage: (after, signal) => searchTemplates(filters, after, signal),
  });
}
