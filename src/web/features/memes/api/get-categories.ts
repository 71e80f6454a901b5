import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { MEME_CATEGORIES } from "../../../../shared/meme-templates.ts";
import { MEMES } from "./search-templates.ts";

const optionsSchema = z.object({ categories: z.array(z.object({ value: z.string(), count: z.number() })) });
export type CountedCategory = z.infer<typeof optionsSchema>["categories"][number];

const ORDER: readonly string[] = MEME_CATEGORIES;

async function getCategories(): Promise<CountedCategory[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("meme_template_filter_options");
  if (error) throw error;
  return optionsSchema.parse(data).categories.sort((a, b) => ORDER.indexOf(a.value) - ORDER.indexOf(b.value));
}

const categoriesQuery = queryOptions({ queryKey: [MEMES, "categories"], queryFn: getCategories });

/** The categories that have templates, with how many, in their usual order. */
export const useCategories = () => useQuery(categoriesQuery).data;
