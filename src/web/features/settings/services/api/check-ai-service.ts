import { useMutation } from "@tanstack/react-query";
import { useKeepAiServices } from "@/ai-services/use-keep-ai-services.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import type { ServiceId } from "../../../../../shared/ai-services/services.ts";
import { aiServicesOutput } from "../../../../../shared/contracts/ai-services.ts";

async function checkAiService(service: ServiceId) {
  return callFunction(await getSupabase(), "check-ai-service", { service }, aiServicesOutput);
}

/** Asks the service about the saved key again. It costs nothing. */
export function useCheckAiService() {
  return useMutation({ mutationFn: checkAiService, onSuccess: useKeepAiServices() });
}
