import { useQuery } from "@tanstack/react-query";
import { createStore } from "../lib/create-store.ts";
import { getSupabase, useSession } from "../session/auth.ts";

const ASKS_EVERY_MS = 3_000;

/** The people whose generations this tab waits for. One is signed in at a time, but another may have been before. */
const waitingFor = createStore<ReadonlySet<string>>(new Set());

export function setGenerating(userId: string, isRunning: boolean) {
  const people = new Set(waitingFor.get());
  if (isRunning) people.add(userId);
  else people.delete(userId);
  waitingFor.set(people);
}

/** The newest generation of mine that runs on the server, whoever started it: this tab, another one, one that is closed. */
export async function getRunningGeneration() {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("generations")
    .select("id, prompt, type, format, created_at")
    .in("state", ["queued", "running"])
    .order("created_at", { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** Whether a generation of the person who is signed in runs. The server is asked again only while it says so. */
export function useIsGenerating(): boolean {
  const { user } = useSession();
  const userId = user?.id ?? "";
  const isHere = waitingFor.use().has(userId);
  const { data } = useQuery({
    queryKey: ["running-generation", userId],
    queryFn: getRunningGeneration,
    enabled: user !== null && !isHere,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? ASKS_EVERY_MS : false),
  });
  return isHere || Boolean(data);
}
