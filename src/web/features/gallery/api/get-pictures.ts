import { type Card, readCards } from "@/creatives/versions/card.ts";
import { getSupabase } from "@/session/auth.ts";
import { IDS_AT_ONCE } from "./delete-creatives.ts";

/** Of the version that is shown, in the order of the ids, without those deleted meanwhile. */
export async function getPictures(ids: readonly string[], signal: AbortSignal): Promise<Card[]> {
  const supabase = await getSupabase();
  const known = new Map<string, Card>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const { data, error } = await supabase.from("creative_cards").select("*").in("id", some).abortSignal(signal);
    if (error) throw error;
    for (const card of readCards(data)) known.set(card.id, card);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
