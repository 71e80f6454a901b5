import { useCardCache } from "@/creatives/versions/card-cache.ts";
import { getSupabase } from "@/session/auth.ts";

/** The ids go into the request's URL, whose length is limited. */
export const IDS_AT_ONCE = 100;

type Options = { signal: AbortSignal; onProgress: (done: number) => void };
/** The ids that are certainly deleted, and the error if it was an error that ended the work early. */
type Outcome = { gone: string[]; error?: unknown };

/**
 * Deletes creatives with all their versions permanently, in steps, until done, stopped or refused; the database takes
 * care of the pictures.
 */
async function deleteCreatives(ids: readonly string[], { signal, onProgress }: Options): Promise<Outcome> {
  const gone: string[] = [];
  try {
    const supabase = await getSupabase();
    // A running step is awaited, not aborted: otherwise its outcome would be unknown.
    while (gone.length < ids.length && !signal.aborted) {
      const some = ids.slice(gone.length, gone.length + IDS_AT_ONCE);
      const { error } = await supabase.from("creatives").delete().in("document_id", some);
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
  const cards = useCardCache();
  return async (ids: readonly string[], options: Options): Promise<Outcome> => {
    const outcome = await deleteCreatives(ids, options);
    // Once at the end, not after every step: a list that runs empty would load rows that are about to be deleted.
    cards.drop(outcome.gone);
    return outcome;
  };
}
