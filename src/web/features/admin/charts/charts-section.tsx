import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { ChartRange } from "../../../../shared/contracts/admin-charts.ts";
import { useCharts } from "../api/get-figures.ts";
import { RevenueCard } from "./revenue-card.tsx";
import { SignUpsCard } from "./sign-ups-card.tsx";

/** What came in and who came, over the chosen range. */
export function ChartsSection({ range, asTable }: { range: ChartRange; asTable: boolean }) {
  const { data, isError, isFetching, refetch } = useCharts(range);
  if (isError && !data) {
    return (
      <Card className="my-4 tablet:my-5">
        <LoadFailed what="Sales and sign-ups" isBusy={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <div className="my-4 grid gap-4 tablet:my-5 tablet:gap-5 desk:grid-cols-2">
      {data ? (
        <>
          <RevenueCard charts={data} range={range} asTable={asTable} />
          <SignUpsCard charts={data} range={range} asTable={asTable} />
        </>
      ) : (
        <>
          <ChartLoading label="Loading sales" />
          <ChartLoading label="Loading sign-ups" />
        </>
      )}
    </div>
  );
}

const HEIGHTS = [40, 70, 30, 55, 90, 45, 20, 60, 75, 35, 50, 80, 32, 65];

/** As tall as a chart, so that nothing moves when it arrives. */
function ChartLoading({ label }: { label: string }) {
  return (
    <Card className="h-84">
      <span role="status" className="sr-only">
        {label}
      </span>
      <Skeleton className="h-3.5 w-32" />
      <Skeleton className="mt-2.5 h-7 w-44" />
      <div aria-hidden="true" className="mt-6 flex h-44 items-end gap-2">
        {HEIGHTS.map((height) => (
          <Skeleton key={height + label} className="flex-1" style={{ height: `${height}%` }} />
        ))}
      </div>
    </Card>
  );
}
