import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Pages } from "@/lib/list/list-page.ts";
import { withoutRows } from "@/lib/list/use-infinite-list.ts";
import { type FoundCard, fetchCard, ONE_CREATIVE } from "./api/get-card.ts";
import { type Card, CREATIVES } from "./card.ts";

/** The first part of the query key of every list, whatever its filters. */
export const CREATIVE_LISTS = [CREATIVES, "list"] as const;

type CardPages = Pages<Card, unknown>;

/** Changes what the page already knows of a creative, wherever it is shown. */
export function useCardCache() {
  const queryClient = useQueryClient();
  return useMemo(() => cardCache(queryClient), [queryClient]);
}

function cardCache(queryClient: QueryClient) {
  function change(id: string, changes: Partial<Card>) {
    const changed = (card: Card) => (card.id === id ? { ...card, ...changes } : card);
    queryClient.setQueriesData<CardPages>(
      { queryKey: CREATIVE_LISTS },
      (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
    );
    queryClient.setQueriesData<FoundCard | null>(
      { queryKey: ONE_CREATIVE },
      (found) => found && { ...found, card: changed(found.card) },
    );
  }

  /** The lists are correct afterwards; fetching all of their pages again would take many requests. */
  function drop(ids: readonly string[]) {
    queryClient.setQueriesData<CardPages>({ queryKey: CREATIVE_LISTS }, withoutRows<Card, unknown>(new Set(ids)));
    void askAgain();
  }

  /** What is known of creatives besides the lists. */
  const askAgain = () =>
    queryClient.invalidateQueries({ queryKey: [CREATIVES], predicate: ({ queryKey }) => queryKey[1] !== "list" });

  /** Asks what a creative has become, where the page cannot tell. */
  async function refresh(id: string) {
    const card = await fetchCard(id);
    if (card) change(id, card);
    else drop([id]);
  }

  /** A version was added: the lists learn of it when they are opened, and what is shown now at once. */
  async function added(id: string) {
    await Promise.all([askAgain(), refresh(id)]);
  }

  return { change, drop, refresh, added };
}
