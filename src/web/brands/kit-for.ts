import { useQuery } from "@tanstack/react-query";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";
import { useChosenBrand } from "./brand-choice.ts";
import { wornByQuery } from "./worn-by.ts";

/** The kit that an editor offers first: of the brand that a creative was made for, or else of the one that is chosen. */
export function useKitFor(creativeId: string | undefined): BrandKit | undefined {
  const isMade = creativeId !== undefined;
  const worn = useQuery({ ...wornByQuery(creativeId ?? ""), enabled: isMade });
  const { brand } = useChosenBrand();
  // Not first one and then the other.
  if (isMade && worn.isPending) return undefined;
  return worn.data ?? brand?.kit;
}
