import { useMutation } from "@tanstack/react-query";
import { useAskAiServicesAgain, useKeepAiServices } from "@/ai-services/use-keep-ai-services.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { ServiceId } from "../../../../../shared/ai-services/services.ts";
import { aiServicesOutput } from "../../../../../shared/contracts/ai-services.ts";
import { deleteApiKeyOutput } from "../../../../../shared/contracts/api-key.ts";

async function checkAiService(service: ServiceId) {
  return callFunction(await getSupabase(), "check-ai-service", { service }, aiServicesOutput);
}

/** Asks the service about the saved key again. It costs nothing. */
export function useCheckAiService() {
  return useMutation({ mutationFn: checkAiService, onSuccess: useKeepAiServices() });
}

/** `next` becomes the default, if this one was. */
async function deleteApiKey(choice: { service: ServiceId; next?: ServiceId | undefined }) {
  await callFunction(await getSupabase(), "delete-api-key", choice, deleteApiKeyOutput);
}

export function useDeleteApiKey() {
  return useMutation({ mutationFn: deleteApiKey, onSuccess: useAskAiServicesAgain() });
}
