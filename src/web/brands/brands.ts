import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@/lib/show-toast.ts";
import { getSupabase, useSession } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type BrandKit, brandKitSchema } from "../../shared/brands/brand-kit.ts";
import {
  chooseBrandOutput,
  deleteBrandOutput,
  type ReadBrandOutput,
  readBrandOutput,
  type SaveBrandOutput,
  saveBrandOutput,
} from "../../shared/contracts/brands.ts";

export type ListedBrand = { id: string; kit: BrandKit; isDefault: boolean; changedAt: string };
/** PNG in base64, or none any more. */
export type LogoChanges = { light?: string | null; dark?: string | null };

async function listBrands(): Promise<ListedBrand[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("brands")
    .select("id, kit, is_default, changed_at")
    .order("created_at")
    .order("id");
  if (error) throw error;
  return data.map(({ id, kit, is_default, changed_at }) => ({
    ...{ id, isDefault: is_default, changedAt: changed_at },
    kit: brandKitSchema.parse(kit),
  }));
}

/** Somebody's kits, the oldest first. */
export function useBrands() {
  const { user } = useSession();
  return useQuery({ queryKey: ["brands", user?.id], queryFn: listBrands, enabled: user !== null });
}

export const readBrand = async (id: string): Promise<ReadBrandOutput> =>
  callFunction(await getSupabase(), "read-brand", { id }, readBrandOutput);

/** A kit with its logos. It is asked for again when it has changed. */
export const brandQuery = (id: string, changedAt: string) =>
  queryOptions({
    queryKey: ["brand", id, changedAt],
    queryFn: () => readBrand(id),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "offlineFirst",
  });

export const saveBrand = async (brand: {
  id: string;
  kit: BrandKit;
  seen: string | null;
  logos?: LogoChanges;
}): Promise<SaveBrandOutput> => callFunction(await getSupabase(), "save-brand", brand, saveBrandOutput);

function useListAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["brands"] });
}

export const useSaveBrand = () => useMutation({ mutationFn: saveBrand, onSuccess: useListAgain() });

export const useChooseBrand = () =>
  useMutation({
    mutationFn: async (id: string) => callFunction(await getSupabase(), "choose-brand", { id }, chooseBrandOutput),
    onSuccess: useListAgain(),
    onError: ({ message: description }) =>
      showToast({ tone: "bad", title: "The default was not changed", description }),
  });

export const useDeleteBrand = () =>
  useMutation({
    mutationFn: async (id: string) => callFunction(await getSupabase(), "delete-brand", { id }, deleteBrandOutput),
    onSuccess: useListAgain(),
  });
