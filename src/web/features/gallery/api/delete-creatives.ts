import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getSupabase } from "@/lib/auth.ts";
import type { NewestCursor } from "@/lib/keyset.ts";
import type { Pages } from "@/lib/list/list-page.ts";
import { withoutRows } from "@/lib/list/use-infinite-list.ts";
import { CREATIVES, type Creative } from "./creative.ts";
import { CREATIVE_LISTS } from "./search-creatives.ts";

/** Ids stand in the address of the request, which may not be endless. */
const AT_ONCE = 100;

/** Deletes for good; the database sees to the pictures. Tells after every step what is gone, should the next one fail. */
async function deleteCreatives(ids: readonly string[], onGone: (ids: ReadonlySet<string>) => void) {
  const supabase = await getSupabase();
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const { error } = await supabase.from("creatives").delete().in("id", some);
    if (error) throw error;
    onGone(new Set(some));
  }
}

export function useDeleteCreatives() {
  const queryClient = useQueryClient();
  const takeOut = (ids: ReadonlySet<string>) =>
    queryClient.setQueriesData<Pages<Creative, NewestCursor>>({ queryKey: CREATIVE_LISTS }, withoutRows(ids));
  return useMutation({
    mutationFn: (ids: readonly string[]) => deleteCreatives(ids, takeOut),
    // The lists are right already, and long.
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: [CREATIVES], predicate: ({ queryKey }) => queryKey[1] !== "list" }),
  });
}
