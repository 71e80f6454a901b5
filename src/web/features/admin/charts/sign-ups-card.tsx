import { cn } from "@/lib/cn.ts";
import type { AdminCharts, ChartPeriod, ChartRange } from "../../../../shared/contracts/admin-charts.ts";
import { ChartCard } from "./chart-card.tsx";
import { chartScale } from "./chart-scale.ts";
import { ChartTable } from "./chart-table.tsx";
import type { Bar } from "./chart-tooltip.tsx";
import { PeriodChart } from "./period-chart.tsx";
import { periodLong, periodShort, periodUnit, rangeWords } from "./period-words.ts";
import { FILLS, Legend, Swatch } from "./swatch.tsx";

type CardProps = { charts: AdminCharts; range: ChartRange; asTable: boolean };

/** Filled: bought since. Outline: not yet. */
export function SignUpsCard({ charts: { periods, before }, range, asTable }: CardProps) {
  const unit = periodUnit(range);
  const title = `Sign-ups per ${unit}`;
  const total = periods.reduce((sum, { sign_ups }) => sum + sign_ups, 0);
  const bought = periods.reduce((sum, period) => sum + period.bought, 0);
  const scale = chartScale(Math.max(...periods.map(({ sign_ups }) => sign_ups)));
  const toBar = (period: ChartPeriod): Bar => ({
    key: period.date,
    short: periodShort(period.date, range),
    long: periodLong(period.date, range),
    facts: [
      { label: "Bought", value: String(period.bought), swatch: <Swatch fill="sales" /> },
      { label: "Not yet", value: String(period.sign_ups - period.bought), swatch: <Swatch fill="notYet" /> },
      { label: "Sign-ups", value: String(period.sign_ups), isSum: true },
    ],
    parts: [
      { from: 0, to: period.bought, className: FILLS.sales },
      { from: period.bought, to: period.sign_ups, className: cn("rounded-t-[3px]", FILLS.notYet) },
    ],
  });
  const row = (name: string, p: Pick<ChartPeriod, "sign_ups" | "bought">) => [
    name,
    p.sign_ups.toLocaleString("en-US"),
    p.bought.toLocaleString("en-US"),
    (p.sign_ups - p.bought).toLocaleString("en-US"),
  ];
  return (
    <ChartCard
      title={title}
      figure={total.toLocaleString("en-US")}
      words={
        total === 0 ? `in ${rangeWords[range]}` : `${bought} of them bought, ${Math.round((bought / total) * 100)} %`
      }
      empty={
        total === 0
          ? { title: `Nobody signed up in ${rangeWords[range]}.`, words: "Bars appear with the first account." }
          : null
      }
      legend={
        !asTable && (
          <Legend
            entries={[
              { fill: "sales", label: "Bought since" },
              { fill: "notYet", label: "Not yet" },
            ]}
          />
        )
      }
      hint={`${before.sign_ups.toLocaleString("en-US")} in the ${rangeWords[range]} before`}
    >
      {asTable ? (
        <ChartTable
          caption={`${title}, newest first`}
          header={[unit === "day" ? "Day (UTC)" : "Month (UTC)", "Sign-ups", "Bought", "Not yet"]}
          rows={periods.map((p) => row(periodShort(p.date, range), p)).reverse()}
          total={row("Total", { sign_ups: total, bought })}
        />
      ) : (
        <PeriodChart label={title} bars={periods.map(toBar)} scale={scale} lineLabel={(value) => String(value)} />
      )}
    </ChartCard>
  );
}
