import type { UseQueryResult } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CardTitle } from "@/components/card-title.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { type Usage, useUsage } from "@/usage/get-usage.ts";

type MonthCardProps = {
  /** Any day of it; null is the current one. */
  month: string | null;
  title: string;
  Icon: LucideIcon;
  /** What must have arrived as well before anything is shown. */
  alsoNeeded?: Pick<UseQueryResult, "data" | "isError" | "isFetching" | "refetch">[];
  children: (usage: Usage) => ReactNode;
};

/** One month of one's use. */
export function MonthCard({ month, title, Icon, alsoNeeded = [], children }: MonthCardProps) {
  const usage = useUsage(month);
  const what = title.toLowerCase();
  const missing = [usage, ...alsoNeeded].filter(({ data }) => data === undefined);
  const failed = missing.find(({ isError }) => isError);
  return (
    <Card flush heading="h3" title={<CardTitle Icon={Icon}>{title}</CardTitle>}>
      {usage.data && missing.length === 0 ? (
        children(usage.data)
      ) : failed ? (
        <div className="p-5">
          <LoadFailed what={`Your ${what}`} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
        </div>
      ) : (
        <div className="grid gap-6 p-5" role="status">
          <span className="sr-only">Loading your {what}</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-44" />
        </div>
      )}
    </Card>
  );
}
