import { focusManager, hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { type IsMoved, type ListPage, mergeHead, type Pages } from "./list-page.ts";

type Options<Row, Cursor> = {
  queryClient: QueryClient;
  queryKey: QueryKey;
  fetchPage: (after: Cursor | null, signal: AbortSignal) => Promise<ListPage<Row, Cursor>>;
  isMoved?: IsMoved<Row> | undefined;
};

/** Looks for new rows when a list that was loaded before is opened again, and when the window regains focus. */
export function useFreshHead<Row extends { id: string }, Cursor>({
  queryClient,
  queryKey,
  fetchPage,
  isMoved,
}: Options<Row, Cursor>) {
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!queryClient.getQueryData(queryKey)) return;
    const fresh = await fetchPage(null, signal);
    queryClient.setQueryData<Pages<Row, Cursor>>(queryKey, (known) => known && mergeHead(known, fresh, isMoved));
  });
  const key = hashKey(queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters are another list
  useEffect(() => {
    const stop = new AbortController();
    // If this fails, the screen stays as it is: it was correct a moment ago, and there will be another check.
    const lookQuietly = () => void look(stop.signal).catch(() => {});
    lookQuietly();
    const unsubscribe = focusManager.subscribe((isFocused) => isFocused && lookQuietly());
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [key]);
}
