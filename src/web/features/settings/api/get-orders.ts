import { useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";
import type { Database } from "../../../../shared/database-types.ts";

export type Order = Database["public"]["Views"]["stripe_user_orders"]["Row"];
type Purchases = { status: string | null; orders: Order[] };

/** The user's subscription and orders, newest first. A user who never paid has neither. */
async function getPurchases(): Promise<Purchases> {
  const supabase = await getSupabase();
  const [subscription, orders] = await Promise.all([
    supabase.from("stripe_user_subscriptions").select("subscription_status").maybeSingle(),
    supabase.from("stripe_user_orders").select("*").order("order_date", { ascending: false }),
  ]);
  if (subscription.error) throw subscription.error;
  if (orders.error) throw orders.error;
  return { status: subscription.data?.subscription_status ?? null, orders: orders.data };
}

export function usePurchases() {
  const { user } = useSession();
  return useQuery({ queryKey: ["purchases", user?.id], queryFn: getPurchases, enabled: user !== null });
}
