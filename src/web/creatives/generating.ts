import { useQuery } from "@tanstack/react-query";
import { createStore } from "../lib/create-store.ts";
import { getSupabase, useSession } from "../session/auth.ts";

const ASKS_EVERY_MS = 3_000;

/** The users whose generations this tab waits for. Only one is signed in at a time, but the user may have changed. */
const waitingFor = createStore<ReadonlySet<string>>(new Set());

export function setGenerating(userId: string, isRunning: boolean) {
  const people = new Set(waitingFor.get());
  if (isRunning) people.add(userId);
  else people.delete(userId);
  waitingFor.set(people);
}

/** The user's newest running generation, whether this tab, another one or one since closed started it. */
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

/** Whether the signed-in user has a running generation. The server is polled only while it says that one runs. */
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
