import { useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { memeTemplateSchema } from "../../../../shared/meme-templates.ts";
import { MEMES } from "../api/search-templates.ts";
import { readOwnPicture } from "./own-picture-store.ts";
import { type MemePicture, ownPicture, templatePicture } from "./picture.ts";

/** A template by its slug, with the bytes of its picture. Null when there is none of that name. */
async function loadTemplate(slug: string): Promise<MemePicture | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("meme_templates").select("*").eq("slug", slug).maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const row = memeTemplateSchema.parse(data);
  const answer = await fetch(row.image_url);
  if (!answer.ok) throw new Error(`The template's picture answered ${answer.status}`);
  return templatePicture(row, new Uint8Array(await answer.arrayBuffer()));
}

async function loadOwn(userId: string): Promise<MemePicture | null> {
  const kept = await readOwnPicture(userId);
  return kept && ownPicture(kept);
}

/** What is named in the address: a template, or `own` for the last picture that was brought along. */
export function useMemePicture(userId: string, template: string | undefined, isOwn: boolean) {
  return useQuery({
    queryKey: [MEMES, "picture", userId, isOwn ? "own" : (template ?? null)],
    queryFn: () => (isOwn ? loadOwn(userId) : template ? loadTemplate(template) : null),
    staleTime: Number.POSITIVE_INFINITY,
    // Another picture of one's own has the same name.
    gcTime: isOwn ? 0 : 300_000,
  });
}
