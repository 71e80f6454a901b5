import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { savedMemeQuery } from "@/creatives/saved-meme.ts";
import { getSupabase } from "@/session/auth.ts";
import { memeSchema } from "../../../../engine/scene/meme-captions.ts";
import { memeTemplateSchema } from "../../../../shared/meme-templates.ts";
import { MEMES } from "../api/search-templates.ts";
import { readOwnPicture } from "./own-picture-store.ts";
import { type MemePicture, ownPicture, templatePicture } from "./picture.ts";

/** What is named in the address: a template, the last picture of one's own, or a meme that was saved before. */
export type MemeSource = { template?: string | undefined; own?: true | undefined; creative?: string | undefined };

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

async function loadSaved(queries: QueryClient, id: string): Promise<MemePicture | null> {
  const meme = await queries.fetchQuery(savedMemeQuery(id));
  if (!meme) return null;
  const picture = meme.template === null ? await readPhoto(meme.photo ?? "") : await loadTemplate(meme.template);
  return picture && { ...picture, saved: { id, captions: memeSchema.shape.captions.parse(meme.captions) } };
}

async function readPhoto(base64: string): Promise<MemePicture> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes]));
  return ownPicture({ name: "Your picture", width, height, bytes });
}

export const pictureQueryKey = (userId: string, { template, own, creative }: MemeSource) => [
  ...[MEMES, "picture", userId],
  creative ? { creative } : own ? "own" : (template ?? null),
];

export function useMemePicture(userId: string, source: MemeSource) {
  const queries = useQueryClient();
  const { template, own, creative } = source;
  return useQuery({
    queryKey: pictureQueryKey(userId, source),
    queryFn: () => {
      if (creative) return loadSaved(queries, creative);
      return own ? loadOwn(userId) : template ? loadTemplate(template) : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Another picture of one's own has the same name.
    gcTime: own ? 0 : 300_000,
  });
}
