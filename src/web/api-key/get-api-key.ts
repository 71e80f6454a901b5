import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";
import { DEMO_API_KEY } from "../../shared/contracts/api-key.ts";

/** PostgREST's code for "not exactly one row". */
const NO_ROW = "PGRST116";

/** The masked marker of the saved key, such as `v1:••••a1B2`. The key itself never comes back. */
async function getApiKeyMarker(userId: string): Promise<string | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("user_profiles").select("api_key_encrypted").eq("id", userId).single();
  if (!error) return data.api_key_encrypted;
  if (error.code === NO_ROW) return null;
  console.error("Looking for the API key failed", error);
  throw error;
}

export const apiKeyQuery = (userId: string) =>
  queryOptions({ queryKey: ["api-key", userId], queryFn: () => getApiKeyMarker(userId) });

export type ApiKeyState =
  | { status: "unknown" | "absent" }
  | { status: "present"; masked: string /** The built-in composer, free of charge. */; isDemo: boolean };

export function useApiKey(): ApiKeyState {
  const { user } = useSession();
  const { data, isError } = useQuery({ ...apiKeyQuery(user?.id ?? ""), enabled: user !== null });
  if (data) {
    const masked = data.replace(/^v\d+:/, "");
    return { status: "present", masked, isDemo: masked.replaceAll("•", "") === DEMO_API_KEY };
  }
  return { status: data === null || isError ? "absent" : "unknown" };
}
