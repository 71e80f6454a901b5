import { z } from "zod";
import { createStore } from "@/lib/create-store.ts";
import { useSession } from "@/session/auth.ts";
import { type ListedBrand, useBrands } from "./brands.ts";

const KEY = "bananabread-brand";
/** By user: the brand that was chosen, or null for none. Who has chosen nothing gets the default. */
const kept = z.record(z.string(), z.uuid().nullable()).catch({});

const store = createStore(readKept());

function readKept() {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** For all creatives from now on, in this browser. */
export function chooseBrandFor(userId: string, brandId: string | null) {
  store.set({ ...store.get(), [userId]: brandId });
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // It counts until the page is closed.
  }
}

export type ChosenBrand = {
  /** The brand that new creatives are for. */
  brand: ListedBrand | null;
  brands: readonly ListedBrand[];
  /** Not known yet: nothing should be made until it is. */
  isLoading: boolean;
  choose: (brandId: string | null) => void;
};

export function useChosenBrand(): ChosenBrand {
  const { user } = useSession();
  const { data: brands = [], isLoading } = useBrands();
  const chosen = store.use();
  const userId = user?.id ?? "";
  const wanted = chosen[userId];
  const usual = brands.find(({ isDefault }) => isDefault) ?? null;
  const brand = wanted === null ? null : (brands.find(({ id }) => id === wanted) ?? usual);
  return { brand, brands, isLoading, choose: (brandId) => chooseBrandFor(userId, brandId) };
}
