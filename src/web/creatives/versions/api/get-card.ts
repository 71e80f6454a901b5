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

/** A creative may have the id of its first version, and then one of the two is meant. */
type Meant = "creative" | "version";

async function findCard(id: string, meant: Meant): Promise<FoundCard | null> {
  const card = meant === "creative" && (await fetchCard(id));
  if (card) return { card };
  const version = await fetchVersion(id);
  const itsCard = await fetchCard(version?.document_id ?? id);
  return itsCard ? { card: itsCard, version } : null;
}

async function fetchVersion(id: string): Promise<Version | undefined> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("creatives").select(VERSION_COLUMNS).eq("id", id);
  if (error) throw error;
  return readVersions(data)[0];
}

export const cardQuery = (id: string, meant: Meant) =>
  queryOptions({ queryKey: [...ONE_CREATIVE, id, meant], queryFn: () => findCard(id, meant), staleTime: 0 });

/** A creative by its own id or that of one of its versions. Null when there is none, undefined while it loads. */
export function useCard(id: string | undefined): FoundCard | null | undefined {
  const { data } = useQuery({ ...cardQuery(id ?? "", "creative"), enabled: id !== undefined });
  return id === undefined ? undefined : data;
}
