import { getSupabase } from "@/session/auth.ts";
import type { Creative } from "./creative.ts";
import { IDS_AT_ONCE } from "./delete-creatives.ts";

/** The data for a file: the picture's address, its title and its date. */
export type Picture = Pick<Creative, "id" | "title" | "image_url" | "created_at">;

/** In the order of the ids, without those deleted meanwhile. */
export async function getPictures(ids: readonly string[], signal: AbortSignal): Promise<Picture[]> {
  const supabase = await getSupabase();
  const known = new Map<string, Picture>();
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const { data, error } = await supabase
      .from("creatives")
      .select("id, title, image_url, created_at")
      .in("id", ids.slice(start, start + IDS_AT_ONCE))
      .abortSignal(signal);
    if (error) throw error;
    for (const picture of data) known.set(picture.id, picture);
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}
