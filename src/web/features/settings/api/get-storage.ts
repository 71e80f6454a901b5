import { useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";
import { loadPublicConfig } from "@/session/public-config.ts";

async function getStorage(): Promise<{ used: number; limit: number }> {
  const supabase = await getSupabase();
  const [{ data, error }, config] = await Promise.all([supabase.rpc("storage_used"), loadPublicConfig()]);
  if (error) throw error;
  return { used: data, limit: config.storageLimitBytes };
}

/** How much room the pictures take, and how much there is. */
export function useStorage() {
  const { user } = useSession();
  return useQuery({
    queryKey: ["storage", user?.id],
    queryFn: getStorage,
    enabled: user !== null,
    // Deleting creatives on another screen frees space.
    staleTime: 0,
  });
}
