import { useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";
import { loadPublicConfig } from "@/session/public-config.ts";

export type Account = { memberSince: string; plan: string; isBananaman: boolean };

/** The profile. If the joining date was not recorded, the launch date is shown, never an invented one. */
async function getAccount(userId: string): Promise<Account> {
  const supabase = await getSupabase();
  const [profile, role, config] = await Promise.all([
    supabase.from("user_profiles").select("created_at, plan").eq("id", userId).maybeSingle(),
    supabase.rpc("is_bananaman"),
    loadPublicConfig(),
  ]);
  if (profile.error) throw profile.error;
  if (role.error) throw role.error;
  return {
    memberSince: profile.data?.created_at ?? config.launchDate,
    plan: profile.data?.plan ?? "free",
    isBananaman: role.data,
  };
}

export function useAccount() {
  const { user } = useSession();
  const userId = user?.id ?? "";
  return useQuery({ queryKey: ["account", userId], queryFn: () => getAccount(userId), enabled: user !== null });
}
