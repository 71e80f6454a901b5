import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { aiServicesOutput, type changeAiSettingsInput } from "../../shared/contracts/ai-services.ts";
import { useKeepAiServices } from "./use-keep-ai-services.ts";

async function changeAiSettings(change: z.input<typeof changeAiSettingsInput>) {
  return callFunction(await getSupabase(), "change-ai-settings", change, aiServicesOutput);
}

/** Defaults, models and the monthly cap. Only what is named changes. */
export function useChangeAiSettings() {
  return useMutation({ mutationFn: changeAiSettings, onSuccess: useKeepAiServices() });
}
