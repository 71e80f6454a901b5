import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSession } from "@/session/auth.ts";
import type { AiServices } from "../../shared/contracts/ai-services.ts";
import { aiServicesQuery } from "./get-ai-services.ts";

/** Most changes are answered with all services, so that nothing has to be asked again. */
export function useKeepAiServices() {
  const { user } = useSession();
  const queries = useQueryClient();
  return (all: AiServices) => queries.setQueryData(aiServicesQuery(user?.id ?? "").queryKey, all);
}

/** After a change that says nothing about the others. */
export function useAskAiServicesAgain() {
  const { user } = useSession();
  const queries = useQueryClient();
  const userId = user?.id ?? "";
  return useCallback(() => queries.invalidateQueries(aiServicesQuery(userId)), [queries, userId]);
}
