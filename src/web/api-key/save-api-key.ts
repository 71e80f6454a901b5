import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { saveApiKeyOutput } from "../../shared/contracts/api-key.ts";
import { apiKeyQuery } from "./get-api-key.ts";

/** Long enough to be noticed: a check that flashes by looks as if nothing had happened. */
const SHOWN_AT_LEAST_MS = 1000;

async function saveApiKey(apiKey: string): Promise<string> {
  const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_AT_LEAST_MS));
  const saving = getSupabase().then((supabase) =>
    callFunction(supabase, "save-api-key", { api_key: apiKey }, saveApiKeyOutput),
  );
  await Promise.allSettled([saving, shown]);
  return (await saving).api_key_encrypted;
}

/** Asks the AI service whether the key works and keeps it if so. */
export function useSaveApiKey() {
  const { user } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: saveApiKey,
    onSuccess: (marker) => queries.setQueryData(apiKeyQuery(user?.id ?? "").queryKey, marker),
  });
}
