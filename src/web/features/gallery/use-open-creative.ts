import { useNavigate, useRouter } from "@tanstack/react-router";
import type { Creative } from "./api/creative.ts";
import { useCreative } from "./api/get-creative.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The step before this one in the history is the gallery: closing goes back there. */
    isOpenedHere?: boolean;
  }
}

/** Which creative the address has open, and the ways to the others. */
export function useOpenCreative(openId: string | undefined, rows: readonly Creative[], loadMore: () => void) {
  const navigate = useNavigate();
  const router = useRouter();
  const place = rows.findIndex(({ id }) => id === openId);
  const creative = useCreative(openId, rows[place]);

  function replace(open: string | undefined) {
    return navigate({
      to: "/dashboard/gallery",
      search: (before) => ({ ...before, open }),
      // Still one step away from the gallery, or as far as it was.
      state: (before) => ({ isOpenedHere: before.isOpenedHere === true }),
      replace: true,
      resetScroll: false,
    });
  }
  function stepTo(to: number): (() => void) | undefined {
    const row = place < 0 ? undefined : rows[to];
    if (!row) return undefined;
    return () => {
      if (to >= rows.length - 3) loadMore();
      void replace(row.id);
    };
  }
  return {
    creative,
    previous: stepTo(place - 1),
    next: stepTo(place + 1),
    close() {
      if (router.state.location.state.isOpenedHere) router.history.back();
      else void replace(undefined);
    },
  };
}
