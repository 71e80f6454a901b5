import { ChartColumn } from "lucide-react";
import { DayChart } from "@/components/day-chart.tsx";
import { Figures } from "@/components/figures.tsx";
import type { Usage } from "@/usage/get-usage.ts";
import { bestDay, dayAndMonth, daysOf, formatUsd, images, monthAndYear, successRate } from "@/usage/month-figures.ts";
import { MonthCard } from "./month-card.tsx";

/** One month: what was made, what it cost, how often it worked. */
export function UsageCard({ month }: { month: string | null }) {
  return (
    <MonthCard month={month} title="Usage" Icon={ChartColumn}>
      {(usage) => <MonthOfUsage usage={usage} />}
    </MonthCard>
  );
}

function MonthOfUsage({ usage }: { usage: Usage }) {
  const days = daysOf(usage, new Date());
  const best = bestDay(days);
  const total = images(usage);
  return (
    <div className="p-5">
      <Figures
        className="tablet:grid-cols-4"
        figures={[
          { label: "Creatives", value: total },
          { label: "API calls", value: usage.calls },
          { label: "AI cost", value: formatUsd(usage.cost_usd + usage.unsure_usd) },
          { label: "Success rate", value: successRate(usage), unit: "%" },
        ]}
      />
      <div className="mt-5 border-line border-t pt-4">
        <div className="mb-4 flex flex-wrap justify-between gap-x-4 gap-y-1 text-13">
          <h4 className="font-semibold">Creatives per day</h4>
          <p className="text-ink-2">
            {best
              ? `Best day: ${best.images} on ${dayAndMonth(best.date)}`
              : usage.calls > 0
                ? "No creative was finished in this month"
                : "Nothing was generated in this month"}
          </p>
        </div>
        <DayChart days={days} caption={`Creatives per day, ${monthAndYear(usage.month)}`} />
      </div>
      <p className="mt-4 text-13 text-ink-2">
        {`${counted(usage.enhancements, "enhancement")}, ${counted(usage.rerolls, "reroll")} and captions suggested ${counted(usage.captions, "time")}. The built-in composer makes no API calls, and checks of your keys are not counted. Days are counted in UTC.`}
      </p>
    </div>
  );
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
