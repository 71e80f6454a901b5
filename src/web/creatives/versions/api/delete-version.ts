import { useQueryClient } from "@tanstack/react-query";
import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";
import type { Card } from "../card.ts";
import { useCardCache } from "../card-cache.ts";
import { tellFailure } from "../tell-failure.ts";
import type { NumberedVersion } from "../version.ts";
import { changeVersions } from "./get-versions.ts";

async function deleteVersion(id: string) {
  const supabase = await getSupabase();
  const { error } = await supabase.from("creatives").delete().eq("id", id);
  if (error) throw error;
}

/** Deletes one version and its picture permanently. False if it could not be done, which has been said. */
export function useDeleteVersion() {
  const queryClient = useQueryClient();
  const cards = useCardCache();
  return async (card: Card, { id, number }: NumberedVersion): Promise<boolean> => {
    forgetErrors();
    try {
      await deleteVersion(id);
    } catch (error) {
      tellFailure({ title: "Delete Failed", kept: `v${number} is still there.`, error });
      return false;
    }
    changeVersions(queryClient, card.id, (version) => (version.id === id ? null : version));
    cards.change(card.id, { versions: card.versions - 1 });
    showToast({ tone: "ok", title: `v${number} deleted` });
    // What is shown in its place is the database's to say.
    if (id === card.version_id || card.versions <= 1) await cards.refresh(card.id).catch(() => {});
    return true;
  };
}
