import { Link } from "@tanstack/react-router";
import { DayChart } from "@/components/day-chart.tsx";
import { Figures } from "@/components/figures.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { useUsage } from "@/usage/get-usage.ts";
import { daysOf, formatUsd, images, monthAndYear, monthName, successRate } from "@/usage/month-figures.ts";

/** The current month at a glance; Settings has all of it. */
export function MonthCard() {
  const { data, isError, isFetching, refetch } = useUsage();
  return (
    <Card title={data ? `${monthName(data.month)} so far` : "This month so far"}>
      {data ? (
        <>
          <Figures
            figures={[
              { label: "Creatives", value: images(data) },
              { label: "API calls", value: data.calls },
              { label: "AI cost", value: formatUsd(data.cost_usd + data.unsure_usd) },
              { label: "Success rate", value: successRate(data), unit: "%" },
            ]}
          />
          {data.calls > 0 && (
            <div className="mt-5 border-line border-t pt-4">
              <DayChart
                compact
                days={daysOf(data, new Date())}
                caption={`Creatives per day, ${monthAndYear(data.month)}`}
              />
            </div>
          )}
        </>
      ) : isError ? (
        <LoadFailed what="This month" isBusy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading this month</span>
          <Skeleton className="h-28" />
        </div>
      )}
      <Link to="/dashboard/settings" className="mt-3 inline-block py-1 font-[550] text-13 hover:underline">
        All usage in Settings →
      </Link>
    </Card>
  );
}
