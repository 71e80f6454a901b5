import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase } from "@/lib/auth.ts";
import { CREATIVES } from "./creative.ts";

const optionsSchema = z.object({ types: z.array(z.object({ value: z.string(), count: z.number() })) });

async function getTypeCounts() {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("creative_filter_options");
  if (error) throw error;
  return optionsSchema.parse(data).types;
}

const typeCountsQuery = queryOptions({ queryKey: [CREATIVES, "type-counts"], queryFn: getTypeCounts });

/** How many creatives of each type the user has, the most frequent first. */
export const useTypeCounts = () => useQuery(typeCountsQuery).data;
