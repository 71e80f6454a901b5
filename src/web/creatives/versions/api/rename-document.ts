import { forgetErrors } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";
import { useCardCache } from "../card-cache.ts";
import { tellFailure } from "../tell-failure.ts";

async function renameDocument(id: string, name: string) {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("rename_document", { document_id: id, name });
  if (error) throw error;
}

/** An empty name gives the creative its first title back. False if it could not be done, which has been said. */
export function useRenameDocument() {
  const cards = useCardCache();
  return async (id: string, name: string): Promise<boolean> => {
    forgetErrors();
    try {
      await renameDocument(id, name);
      if (name) cards.change(id, { title: name });
      else await cards.refresh(id);
      return true;
    } catch (error) {
      tellFailure({ title: "Could not rename it", kept: "Your words are still in the field.", error });
      return false;
    }
  };
}
