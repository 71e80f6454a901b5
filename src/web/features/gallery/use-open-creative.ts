import { useNavigate } from "@tanstack/react-router";
import { useOpenRow } from "@/lib/list/use-open-row.ts";
import type { Creative } from "./api/creative.ts";
import { useCreative } from "./api/get-creative.ts";

/** Which creative the address has open, and the ways to the others. */
export function useOpenCreative(openId: string | undefined, rows: readonly Creative[], loadMore: () => void) {
  const navigate = useNavigate();
  const steps = useOpenRow({
    openId,
    rows,
    loadMore,
    replace: (open) =>
      void navigate({
        to: "/dashboard/gallery",
        search: (before) => ({ ...before, open }),
        // Still one step away from the gallery, or as far as it was.
        state: (before) => ({ isOpenedHere: before.isOpenedHere === true }),
        replace: true,
        resetScroll: false,
      }),
  });
  return { ...steps, creative: useCreative(openId, rows[steps.place]) };
}
