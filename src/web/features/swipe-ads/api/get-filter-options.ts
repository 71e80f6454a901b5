import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { ADS } from "./swipe-ad.ts";

const counted = z.array(z.object({ value: z.string(), count: z.number() }));
const optionsSchema = z.object({
  platforms: counted,
  industries: counted,
  /** The most frequent ones; there may be more of them than anybody would scroll through. */
  companies: counted,
  company_count: z.number(),
});
export type FilterOptions = z.infer<typeof optionsSchema>;

async function getFilterOptions(): Promise<FilterOptions> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("ads_swipe_filter_options");
  if (error) throw error;
  return optionsSchema.parse(data);
}

const filterOptionsQuery = queryOptions({ queryKey: [ADS, "filter-options"], queryFn: getFilterOptions });

/** The filter options of the swipe file, with the number of ads for each. */
export const useFilterOptions = () => useQuery(filterOptionsQuery).data;
