import { useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The previous history entry is the list: closing goes back to it. */
    isOpenedHere?: boolean;
  }
}

type OpenRowOptions = {
  openId: string | undefined;
  rows: readonly { id: string }[];
  loadMore: () => void;
  /** Replaces the id in the address with another one, or with none. */
  replace: (open: string | undefined) => void;
};

/** Functions that move from the open row to its neighbours, and back to the list. */
export function useOpenRow({ openId, rows, loadMore, replace }: OpenRowOptions) {
  const router = useRouter();
  const place = rows.findIndex(({ id }) => id === openId);
  function stepTo(to: number): (() => void) | undefined {
    const row = place < 0 ? undefined : rows[to];
    if (!row) return undefined;
    return () => {
      if (to >= rows.length - 3) loadMore();
      replace(row.id);
    };
  }
  return {
    place,
    previous: stepTo(place - 1),
    next: stepTo(place + 1),
    close() {
      if (router.state.location.state.isOpenedHere) router.history.back();
      else replace(undefined);
    },
  };
}
