import { LoadFailed } from "@/components/load-failed.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { useAccount } from "./api/get-account.ts";
import { usePurchases } from "./api/get-orders.ts";
import { calendarDay, describePlan } from "./order-words.ts";
import { StorageMeter } from "./storage-meter.tsx";

/** What was bought, and the storage included in it. */
export function PlanCard() {
  const purchases = usePurchases();
  const account = useAccount();
  const plan = purchases.data && account.data && describePlan(purchases.data, account.data.isBananaman);
  const failed = purchases.isError ? purchases : account.isError ? account : null;
  return (
    <Card title="Subscription" action={plan && <Badge tone={plan.tone}>{plan.badge}</Badge>}>
      {plan ? (
        <div className="flex items-center gap-3.5">
          <Slice
            size={44}
            stage={plan.tone === "ok" ? "toasted" : "raw"}
            mark={plan.tone === "ok" ? "check" : undefined}
          />
          <div className="min-w-0">
            <p className="font-[650] font-display text-lg leading-tight tracking-[-0.02em]">{plan.title}</p>
            <p className="text-13 text-ink-2">
              {plan.words}
              {plan.at && `, on ${calendarDay(plan.at)}`}
            </p>
          </div>
        </div>
      ) : failed ? (
        <LoadFailed what="Your subscription" isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading your subscription</span>
          <Skeleton className="h-11" />
        </div>
      )}
      <StorageMeter />
    </Card>
  );
}
