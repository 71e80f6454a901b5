import { onlineManager, type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { IsMoved, ListPage, Pages } from "./list-page.ts";
import { useFreshHead } from "./use-fresh-head.ts";

type Identified = { id: string };

type InfiniteListOptions<Row, Cursor> = {
  /** The filters belong in it: other filters are another list. */
  queryKey: QueryKey;
  /** One page after a row, the first one after null. `next` is null on the last page. */
  fetchPage: (after: Cursor | null, signal: AbortSignal) => Promise<ListPage<Row, Cursor>>;
  /** For lists whose rows may go to the front. */
  isMoved?: IsMoved<Row>;
};

/**
 * A list that grows page by page. Refetching all of its pages whenever the window regains focus would cost hundreds of
 * requests, so only the first page is fetched again, and its new rows are put in front.
 */
export function useInfiniteList<Row extends Identified, Cursor>(options: InfiniteListOptions<Row, Cursor>) {
  const { queryKey, fetchPage, isMoved } = options;
  const queryClient = useQueryClient();
  const query = useInfiniteQuery<ListPage<Row, Cursor>, Error, Pages<Row, Cursor>, QueryKey, Cursor | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam as Cursor | null, signal),
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    staleTime: Number.POSITIVE_INFINITY,
    // Otherwise each new page would cause a deep comparison of all pages before it.
    structuralSharing: false,
  });
  useFreshHead<Row, Cursor>({ queryClient, queryKey, fetchPage, isMoved });
  const isMoreMissing = query.isFetchNextPageError && !query.isFetchingNextPage;
  const loadOn = useEffectEvent(() => {
    if (isMoreMissing) void query.fetchNextPage();
  });
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && loadOn()), []);
  const rows = useMemo(() => eachOnce(query.data?.pages.flatMap((page) => page.rows) ?? []), [query.data]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  return {
    rows,
    /** True until the first page has loaded. */
    isLoading: query.isPending,
    /** Set when the first page failed to load. */
    error: query.isLoadingError ? query.error : null,
    isLoadingMore: isFetchingNextPage,
    /** A later page failed to load; the loaded rows stay. */
    isMoreMissing,
    isEnd: query.isSuccess && !hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}

/** A row may come to the front while the page that it was on is still being fetched. */
function eachOnce<Row extends Identified>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** For `queryClient.setQueriesData`: takes rows out of a list without asking for it again. */
export function withoutRows<Row extends Identified, Cursor>(ids: ReadonlySet<string>) {
  return (pages: Pages<Row, Cursor> | undefined) =>
    pages && {
      ...pages,
      pages: pages.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => !ids.has(id)) })),
    };
}
