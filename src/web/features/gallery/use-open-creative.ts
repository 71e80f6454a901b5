import { useNavigate } from "@tanstack/react-router";
import { useCard } from "@/creatives/versions/api/get-card.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { useOpenRow } from "@/lib/list/use-open-row.ts";

/**
 * The creative that is open according to the address, and functions to move to the others. The address may also name a
 * version, as old links do; then it is the one to look at first.
 */
export function useOpenCreative(openId: string | undefined, rows: readonly Card[], loadMore: () => void) {
  const navigate = useNavigate();
  const listed = rows.find(({ id }) => id === openId);
  // It need not be on a loaded page.
  const found = useCard(listed ? undefined : openId);
  const steps = useOpenRow({
    openId: found?.card.id ?? openId,
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
  return { ...steps, creative: rows[steps.place] ?? found?.card, version: found?.version };
}
