import { useQuery } from "@tanstack/react-query";
import { getSupabase, useSession } from "@/session/auth.ts";

/** Reads as the administrator's own token may, past none of the database's policies. */
async function testAccess() {
  const supabase = await getSupabase();
  const [customers, orders, role] = await Promise.all([
    supabase.from("stripe_customers").select("customer_id", { count: "exact", head: true }).is("deleted_at", null),
    supabase.from("stripe_orders").select("id", { count: "exact", head: true }).is("deleted_at", null),
    supabase.rpc("is_bananaman"),
  ]);
  const error = customers.error ?? orders.error ?? role.error;
  if (error) throw error;
  return { customers: customers.count ?? 0, orders: orders.count ?? 0, isBananaman: role.data === true };
}

export function useAccessTest() {
  const { user } = useSession();
  return useQuery({ queryKey: ["admin-access-test", user?.id], queryFn: testAccess, staleTime: 0 });
}
