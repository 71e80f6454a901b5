import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase } from "@/session/auth.ts";
import { CREATIVES, type Creative } from "./creative.ts";

async function getCreative(id: string): Promise<Creative | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("creatives").select("*").eq("id", id).maybeSingle();
  if (error) throw error;
  return data;
}

const creativeQuery = (id: string) =>
  queryOptions({ queryKey: [CREATIVES, "one", id], queryFn: () => getCreative(id) });

/** One creative by the id in the address, which need not be on a loaded page. Null when there is none. */
export function useCreative(id: string | undefined, known: Creative | undefined): Creative | null | undefined {
  const { data } = useQuery({ ...creativeQuery(id ?? ""), enabled: id !== undefined && !known });
  return id === undefined ? undefined : (known ?? data);
}
