import { getSupabase } from "@/session/auth.ts";
import type { Creative } from "./creative.ts";
import { IDS_AT_ONCE } from "./delete-creatives.ts";

/** What a file is made of: where the picture lies, what it is called and when it was made. */
export type Picture = Pick<Creative, "id" | "title" | "image_url" | "created_at">;

/** In the order of the ids. Those that are gone meanwhile are not among them. */
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
