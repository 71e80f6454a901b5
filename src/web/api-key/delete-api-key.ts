import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { deleteApiKeyOutput } from "../../shared/contracts/api-key.ts";
import { apiKeyQuery } from "./get-api-key.ts";

async function deleteApiKey() {
  await callFunction(await getSupabase(), "delete-api-key", {}, deleteApiKeyOutput);
}

export function useDeleteApiKey() {
  const { user } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deleteApiKey,
    onSuccess: () => queries.setQueryData(apiKeyQuery(user?.id ?? "").queryKey, null),
  });
}
