import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type saveApiKeyInput, saveApiKeyOutput } from "../../shared/contracts/api-key.ts";
import { useAskAiServicesAgain } from "./use-keep-ai-services.ts";

/** Long enough to be noticed: a check that flashes by looks as if nothing had happened. */
const SHOWN_AT_LEAST_MS = 1000;

async function saveApiKey(input: z.input<typeof saveApiKeyInput>) {
  const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_AT_LEAST_MS));
  const saving = getSupabase().then((supabase) => callFunction(supabase, "save-api-key", input, saveApiKeyOutput));
  await Promise.allSettled([saving, shown]);
  await saving;
}

/** Asks the AI service whether the key works and keeps it if so. */
export function useSaveApiKey() {
  return useMutation({ mutationFn: saveApiKey, onSuccess: useAskAiServicesAgain() });
}
