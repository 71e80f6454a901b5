import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { afterNewest, type NewestCursor, nextCursor } from "@/lib/keyset.ts";
import { getSupabase } from "@/session/auth.ts";
import { CREATIVES } from "../card.ts";
import { type NumberedVersion, readVersions, VERSION_COLUMNS, type Version } from "../version.ts";

const PAGE_SIZE = 100;

/** `count` says how many there are from this page on, which numbers them. */
type VersionPage = { rows: Version[]; count: number; next: NewestCursor | null };

const versionsKey = (documentId: string) => [CREATIVES, "versions", documentId] as const;

async function fetchVersions(documentId: string, after: NewestCursor | null, signal: AbortSignal) {
  const supabase = await getSupabase();
  const all = supabase.from("creatives").select(VERSION_COLUMNS, { count: "exact" }).eq("document_id", documentId);
  const { data, error, count } = await afterNewest(all, after)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(PAGE_SIZE)
    .abortSignal(signal);
  if (error) throw error;
  const rows = readVersions(data);
  return { rows, count: count ?? rows.length, next: nextCursor(rows, PAGE_SIZE) };
}

/** The versions of a creative, newest first, a hundred at a time. */
export function useVersions(documentId: string) {
  const query = useInfiniteQuery({
    queryKey: versionsKey(documentId),
    queryFn: ({ pageParam, signal }) => fetchVersions(documentId, pageParam, signal),
    initialPageParam: null as NewestCursor | null,
    getNextPageParam: (last) => last.next,
    // A version may have been made in the generator since, or in another tab.
    staleTime: 0,
  });
  const versions = useMemo(() => query.data?.pages.flatMap(numbered) ?? [], [query.data]);
  return { ...query, versions };
}

const numbered = ({ rows, count }: VersionPage): NumberedVersion[] =>
  rows.map((version, index) => ({ ...version, number: count - index }));

/** Changes what the page knows of a creative's versions. Null takes a version out. */
export function changeVersions(
  queryClient: QueryClient,
  documentId: string,
  change: (version: Version) => Version | null,
) {
  queryClient.setQueryData<InfiniteData<VersionPage, NewestCursor | null>>(versionsKey(documentId), (known) => {
    if (!known) return known;
    let gone = 0;
    const changed = known.pages.toReversed().map(({ rows, count, next }) => {
      const left = rows.flatMap((version) => change(version) ?? []);
      gone += rows.length - left.length;
      return { rows: left, count: count - gone, next };
    });
    return { ...known, pages: changed.toReversed() };
  });
}
