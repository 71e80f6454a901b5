import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { type Card, CREATIVES, readCards } from "../card.ts";
import { readVersions, VERSION_COLUMNS, type Version } from "../version.ts";

export const ONE_CREATIVE = [CREATIVES, "one"] as const;

/** With the version that was asked for, if it was a version. */
export type FoundCard = { card: Card; version?: Version | undefined };

export async function fetchCard(id: string): Promise<Card | undefined> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("creative_cards").select("*").eq("id", id);
  if (error) throw error;
  return readCards(data)[0];
}

async function findCard(id: string): Promise<FoundCard | null> {
  const card = await fetchCard(id);
  if (card) return { card };
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("creatives").select(VERSION_COLUMNS).eq("id", id);
  if (error) throw error;
  const [version] = readVersions(data);
  const itsCard = version && (await fetchCard(version.document_id));
  return itsCard ? { card: itsCard, version } : null;
}

const cardQuery = (id: string) =>
  queryOptions({ queryKey: [...ONE_CREATIVE, id], queryFn: () => findCard(id), staleTime: 0 });

/** A creative by its own id or that of one of its versions. Null when there is none, undefined while it loads. */
export function useCard(id: string | undefined): FoundCard | null | undefined {
  const { data } = useQuery({ ...cardQuery(id ?? ""), enabled: id !== undefined });
  return id === undefined ? undefined : data;
}
