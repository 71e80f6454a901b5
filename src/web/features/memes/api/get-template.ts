import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { type MemeTemplateRow, memeTemplateSchema } from "../../../../shared/meme-templates.ts";
import { MEMES } from "./search-templates.ts";

async function getTemplate(id: string): Promise<MemeTemplateRow | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("meme_templates").select("*").eq("id", id).maybeSingle();
  if (error) throw error;
  return memeTemplateSchema.nullable().parse(data);
}

const templateQuery = (id: string) => queryOptions({ queryKey: [MEMES, "one", id], queryFn: () => getTemplate(id) });

/** One template by the id in the address, which need not be on a loaded page. Null when there is none. */
export function useTemplate(id: string | undefined, known: MemeTemplateRow | undefined) {
  const { data } = useQuery({ ...templateQuery(id ?? ""), enabled: id !== undefined && !known });
  return id === undefined ? undefined : (known ?? data);
}
