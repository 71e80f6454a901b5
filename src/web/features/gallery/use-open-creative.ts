import { useNavigate } from "@tanstack/react-router";
import { useOpenRow } from "@/lib/list/use-open-row.ts";
import type { Creative } from "./api/creative.ts";
import { useCreative } from "./api/get-creative.ts";

/** The creative that is open according to the address, and functions to move to the others. */
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
        // Replacing the entry does not change how far back the gallery is in the history.
        state: (before) => ({ isOpenedHere: before.isOpenedHere === true }),
        replace: true,
        resetScroll: false,
      }),
  });
  return { ...steps, creative: useCreative(openId, rows[steps.place]) };
}
