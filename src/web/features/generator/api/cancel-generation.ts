import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { cancelGenerationOutput } from "../../../../shared/contracts/cancel-generation.ts";

export async function cancelGeneration(requestId: string) {
  return callFunction(await getSupabase(), "cancel-generation", { requestId }, cancelGenerationOutput);
}
