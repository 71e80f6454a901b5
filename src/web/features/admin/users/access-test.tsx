import { RefreshCw, ShieldCheck, ShieldX } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { useAccessTest } from "../api/test-access.ts";
import { counted } from "../counted.ts";

/** A real test: reads customers and orders with the administrator's own token and says how many the policies show. */
export function AccessTest() {
  const { data, isError, isFetching, refetch } = useAccessTest();
  const hasAccess = data !== undefined && !isError && (data.isBananaman || data.customers + data.orders > 0);
  const isBad = isError || (data !== undefined && !hasAccess);
  const Icon = isBad ? ShieldX : ShieldCheck;
  return (
    <div
      className={cn(
        "my-4 flex flex-wrap items-start gap-3 rounded-4 px-4 py-3 tablet:my-5 tablet:flex-nowrap tablet:items-center",
        isBad ? "bg-bad-soft text-bad-fg" : "bg-ok-soft text-ok-fg",
      )}
    >
      <Icon aria-hidden="true" size={20} className="flex-none" />
      <p role="status" className="flex min-w-0 flex-1 flex-wrap gap-x-2.5 max-tablet:basis-[calc(100%-40px)]">
        <b className="font-semibold">{isBad ? "No Admin Access" : "Admin Access"}</b>
        <span className="text-ink">{describe({ data, isError })}</span>
      </p>
      <Button
        variant="ghost"
        size="sm"
        busy={isFetching}
        icon={<RefreshCw aria-hidden="true" size={14} />}
        onClick={() => void refetch()}
        className="hover:bg-surface max-tablet:ml-8"
      >
        Test again
      </Button>
    </div>
  );
}

function describe({ data, isError }: Pick<ReturnType<typeof useAccessTest>, "data" | "isError">): string {
  if (isError) return "Read-only test: the database did not answer. Nothing was changed.";
  if (!data) return "Read-only test: looking at customers and orders.";
  const { customers, orders, isBananaman } = data;
  if (customers + orders === 0 && !isBananaman) {
    return "Read-only test: the database shows your account neither customers nor orders.";
  }
  const are = customers === 1 && orders === 0 ? "is" : "are";
  return `Read-only test: ${counted(customers, "customer")} and ${counted(orders, "order")} ${are} visible to your account.`;
}
