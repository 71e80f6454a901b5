import { queryOptions } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { AppError } from "../../shared/errors.ts";
import { readBrand } from "./brands.ts";

/** The brand that a creative wears, as it is now; null when there is none, or none any more. Its logo is in the creative. */
export const wornByQuery = (creativeId: string) =>
  queryOptions({
    queryKey: ["worn by", creativeId],
    queryFn: async () => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.from("creatives").select("brand_id").eq("id", creativeId).maybeSingle();
      if (error) throw error;
      if (!data?.brand_id) return null;
      const brand = await readBrand(data.brand_id).catch((failure: unknown) => {
        if (failure instanceof AppError && failure.code === "not_found") return null;
        throw failure;
      });
      return brand && { id: data.brand_id, kit: brand.kit };
    },
    staleTime: 60_000,
  });
