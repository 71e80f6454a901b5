import { useQuery } from "@tanstack/react-query";
import { CREATIVES } from "@/creatives/versions/card.ts";
import { getSupabase } from "@/session/auth.ts";

/** Beside the logo. */
const SHOWN = 2;

/** The latest creatives that wear a brand. */
export function useWearers(brandId: string) {
  return useQuery({
    queryKey: [CREATIVES, "of brand", brandId],
    queryFn: async () => {
      const supabase = await getSupabase();
      const { data, error } = await supabase
        .from("creatives")
        .select("id, image_url, created_at")
        .eq("brand_id", brandId)
        .order("created_at", { ascending: false })
        .limit(SHOWN);
      if (error) throw error;
      return data;
    },
    staleTime: 0,
  });
}
