import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { CREATIVES } from "@/creatives/versions/card.ts";
import { getSupabase } from "@/session/auth.ts";

const optionsSchema = z.object({ types: z.array(z.object({ value: z.string() })) });

async function getTypes() {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("creative_filter_options");
  if (error) throw error;
  return optionsSchema.parse(data).types.map(({ value }) => value);
}

const typesQuery = queryOptions({ queryKey: [CREATIVES, "types"], queryFn: getTypes });

/** The types the user has creatives of, the most frequent first. */
export const useTypes = () => useQuery(typesQuery).data;
