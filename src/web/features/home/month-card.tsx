import { Link } from "@tanstack/react-router";
import { Gauge, OctagonPause } from "lucide-react";
import { type Cap, capAtAGlance } from "@/ai-services/cap.ts";
import { useAiServicesQuery } from "@/ai-services/get-ai-services.ts";
import { sumUsd } from "@/ai-services/price-words.ts";
import { DayChart } from "@/components/day-chart.tsx";
import { Figures } from "@/components/figures.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { useUsage } from "@/usage/get-usage.ts";
import { daysOf, formatUsd, images, monthAndYear, monthName, shiftMonth, successRate } from "@/usage/month-figures.ts";

/** The current month at a glance; Settings has all of it. */
export function MonthCard() {
  const { data, isError, isFetching, refetch } = useUsage();
  const { data: services } = useAiServicesQuery();
  const cap = services && capAtAGlance(services);
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
          {cap && cap.level !== "low" && <CapNote {...{ cap }} until={`1 ${monthName(shiftMonth(data.month, 1))}`} />}
          {(data.calls > 0 || images(data) > 0) && (
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

/** From 80 % of the cap on: what is left, or that it is used up. */
function CapNote({ cap, until }: { cap: Cap; until: string }) {
  const isReached = cap.level === "reached";
  const Icon = isReached ? OctagonPause : Gauge;
  return (
    <p
      className={cn(
        "mt-4 flex gap-2.5 rounded-3 px-3 py-2.5 text-13 [&_b]:font-semibold",
        isReached ? "bg-bad-soft text-bad-fg" : "bg-warn-soft text-warn-fg",
      )}
    >
      <Icon aria-hidden="true" size={15} className="mt-0.5 flex-none" />
      <span>
        {isReached ? (
          <>
            <b>Your cap of {sumUsd(cap.usd)} is reached.</b> Paid pictures stop until {until}, the composer keeps
            working.{" "}
          </>
        ) : (
          <>
            <b>{sumUsd(cap.left)} left</b> under your cap of {sumUsd(cap.usd)}.{" "}
          </>
        )}
        <Link to="/dashboard/settings" className="font-semibold underline">
          Change cap
        </Link>
      </span>
    </p>
  );
}
