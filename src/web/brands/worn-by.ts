import { queryOptions } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import type { ReadBrandOutput } from "../../shared/contracts/brands.ts";
import { AppError } from "../../shared/errors.ts";
import { readBrand } from "./brands.ts";

export type WornKit = Pick<ReadBrandOutput, "id" | "kit">;

/** The kit that a creative wears, as it is now; null when there is none, or none any more. Its logo is in the creative. */
export const wornByQuery = (creativeId: string) =>
  queryOptions({
    queryKey: ["worn by", creativeId],
    queryFn: async (): Promise<WornKit | null> => {
      const supabase = await getSupabase();
      const { data, error } = await supabase.from("creatives").select("brand_id").eq("id", creativeId).maybeSingle();
      if (error) throw error;
      if (!data?.brand_id) return null;
      return readBrand(data.brand_id).catch((failure: unknown) => {
        if (failure instanceof AppError && failure.code === "not_found") return null;
        throw failure;
      });
    },
    staleTime: 60_000,
  });
