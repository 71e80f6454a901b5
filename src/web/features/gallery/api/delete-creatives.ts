import { useQueryClient } from "@tanstack/react-query";
import type { NewestCursor } from "@/lib/keyset.ts";
import type { Pages } from "@/lib/list/list-page.ts";
import { withoutRows } from "@/lib/list/use-infinite-list.ts";
import { getSupabase } from "@/session/auth.ts";
import { CREATIVES, type Creative } from "./creative.ts";
import { CREATIVE_LISTS } from "./search-creatives.ts";

/** Ids stand in the address of the request, which may not be endless. */
export const IDS_AT_ONCE = 100;

type Options = { signal: AbortSignal; onProgress: (done: number) => void };
/** What is gone for certain, and why not all of it is, unless somebody stopped it. */
type Outcome = { gone: string[]; error?: unknown };

/** Deletes for good, step by step, until done, stopped or refused; the database sees to the pictures. */
async function deleteCreatives(ids: readonly string[], { signal, onProgress }: Options): Promise<Outcome> {
  const gone: string[] = [];
  try {
    const supabase = await getSupabase();
    // A step under way is waited for: nobody could say what became of it otherwise.
    while (gone.length < ids.length && !signal.aborted) {
      const some = ids.slice(gone.length, gone.length + IDS_AT_ONCE);
      const { error } = await supabase.from("creatives").delete().in("id", some);
      if (error) throw error;
      gone.push(...some);
      onProgress(gone.length);
    }
    return { gone };
  } catch (error) {
    return { gone, error };
  }
}

export function useDeleteCreatives() {
  const queryClient = useQueryClient();
  return async (ids: readonly string[], options: Options): Promise<Outcome> => {
    const outcome = await deleteCreatives(ids, options);
    // Once and not after every step: a list that runs empty would load what goes next.
    const takeOut = withoutRows<Creative, NewestCursor>(new Set(outcome.gone));
    queryClient.setQueriesData<Pages<Creative, NewestCursor>>({ queryKey: CREATIVE_LISTS }, takeOut);
    // The lists are right now, and long.
    void queryClient.invalidateQueries({ queryKey: [CREATIVES], predicate: ({ queryKey }) => queryKey[1] !== "list" });
    return outcome;
  };
}
