import { useQuery } from "@tanstack/react-query";
import { useChosenBrand } from "./brand-choice.ts";
import { type WornKit, wornByQuery } from "./worn-by.ts";

/** The brand that an editor works for: the one that a creative was made for, or else the one that is chosen. */
export function useBrandFor(creativeId: string | undefined): WornKit | undefined {
  const isMade = creativeId !== undefined;
  const worn = useQuery({ ...wornByQuery(creativeId ?? ""), enabled: isMade });
  const { brand } = useChosenBrand();
  // Not first one and then the other.
  if (isMade && worn.isPending) return undefined;
  return worn.data ?? brand ?? undefined;
}
