import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { getSupabase, useSession } from "@/session/auth.ts";
import { serviceSchema } from "../../shared/contracts/ai-services.ts";

const usageSchema = z.object({
  /** The first day of the month, UTC. */
  month: z.iso.date(),
  calls: z.number(),
  succeeded: z.number(),
  enhancements: z.number(),
  rerolls: z.number(),
  captions: z.number(),
  /** Certain. */
  cost_usd: z.number(),
  /** May have been billed. */
  unsure_usd: z.number(),
  services: z.array(
    z.object({
      service: serviceSchema,
      pictures: z.number(),
      texts: z.number(),
      cost_usd: z.number(),
      unsure_usd: z.number(),
    }),
  ),
  days: z.array(z.object({ date: z.iso.date(), images: z.number(), calls: z.number() })),
});
export type Usage = z.infer<typeof usageSchema>;

/** `month` is any day of it; null is the current one, by the server's clock. */
async function getUsage(month: string | null): Promise<Usage> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("usage_of_month", month ? { month } : {});
  if (error) throw error;
  return usageSchema.parse(data);
}

const usageQuery = (userId: string, month: string | null) =>
  queryOptions({
    queryKey: ["usage", userId, month],
    queryFn: () => getUsage(month),
    // It grows with every generation, and a user who has just made one wants to see that.
    staleTime: 0,
  });

export function useUsage(month: string | null = null) {
  const { user } = useSession();
  return useQuery({ ...usageQuery(user?.id ?? "", month), enabled: user !== null });
}
