import { createClient, type RealtimeClientOptions, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../shared/database-types.ts";
import { type KeyValueStore, STORAGE_KEY } from "../lib/storage.ts";

export type SupabaseParts = {
  url: string;
  publishableKey: string;
  storage: KeyValueStore;
  platform: "mobile" | "web";
  fetch?: typeof fetch;
  /** Node before 22 has no WebSocket of its own. */
  realtimeTransport?: RealtimeClientOptions["transport"];
};

export function createSupabase({
  url,
  publishableKey,
  storage,
  platform,
  ...options
}: SupabaseParts): SupabaseClient<Database> {
  return createClient<Database>(url, publishableKey, {
    auth: {
      flowType: "pkce",
      // The callback page exchanges the code itself: it must be done once, and retried without losing the verifier.
      detectSessionInUrl: false,
      storageKey: STORAGE_KEY,
      storage,
    },
    global: { headers: { "x-client-platform": platform }, ...(options.fetch && { fetch: options.fetch }) },
    ...(options.realtimeTransport && { realtime: { transport: options.realtimeTransport } }),
  });
}
