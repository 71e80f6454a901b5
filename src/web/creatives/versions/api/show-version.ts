import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";
import type { Card } from "../card.ts";
import { useCardCache } from "../card-cache.ts";
import { seenAs } from "../seen-as.ts";
import { tellFailure } from "../tell-failure.ts";
import type { NumberedVersion } from "../version.ts";

async function showVersion(id: string) {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc("show_version", { version_id: id });
  if (error) throw error;
}

/** Goes back to a version, or forward again. Seen at once, and taken back if it could not be done. */
export function useShowVersion() {
  const cards = useCardCache();
  return async (card: Card, version: NumberedVersion): Promise<void> => {
    forgetErrors();
    cards.change(card.id, seenAs(card, version));
    try {
      await showVersion(version.id);
    } catch (error) {
      cards.change(card.id, card);
      return tellFailure({ title: "Could not go back", kept: "The version shown is the same as before.", error });
    }
    showToast({ tone: "ok", title: `v${version.number} is shown now` });
    // Its headline is only known to the database.
    await cards.refresh(card.id).catch(() => {});
  };
}
