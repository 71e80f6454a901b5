import { cn } from "@/lib/cn.ts";
import type { AdminCharts, ChartPeriod, ChartRange } from "../../../../shared/contracts/admin-charts.ts";
import { counted } from "../counted.ts";
import { dollars } from "../money.ts";
import { ChartCard } from "./chart-card.tsx";
import { chartScale } from "./chart-scale.ts";
import { ChartTable } from "./chart-table.tsx";
import type { Bar } from "./chart-tooltip.tsx";
import { PeriodChart } from "./period-chart.tsx";
import { periodLong, periodShort, periodUnit, rangeWords } from "./period-words.ts";
import { FILLS, Legend, Swatch } from "./swatch.tsx";

type CardProps = { charts: AdminCharts; range: ChartRange; asTable: boolean };

const sum = (periods: readonly ChartPeriod[], of: (period: ChartPeriod) => number) =>
  periods.reduce((total, period) => total + of(period), 0);

/** Sales stand on the line, refunds hang below it. */
export function RevenueCard({ charts: { periods, before }, range, asTable }: CardProps) {
  const unit = periodUnit(range);
  const title = `Revenue per ${unit}`;
  const [gross, returned] = [sum(periods, (p) => p.gross_cents), sum(periods, (p) => p.returned_cents)];
  const [sales, refunds] = [sum(periods, (p) => p.sales), sum(periods, (p) => p.refunds)];
  const best = Math.max(...periods.map((p) => p.gross_cents));
  const scale = chartScale(best, -Math.max(0, ...periods.map((p) => p.returned_cents)), 100_00);
  const toBar = (period: ChartPeriod): Bar => ({
    key: period.date,
    short: periodShort(period.date, range),
    long: periodLong(period.date, range),
    facts: [
      { label: "Sales", value: `${period.sales}, ${dollars(period.gross_cents)}`, swatch: <Swatch fill="sales" /> },
      {
        label: "Refunds",
        value: `${period.refunds}, ${dollars(-period.returned_cents)}`,
        swatch: <Swatch fill="refunds" />,
      },
      { label: "Net", value: dollars(period.gross_cents - period.returned_cents), isSum: true },
    ],
    parts: [
      {
        from: 0,
        to: period.gross_cents,
        className: cn("rounded-t-[3px]", best > 0 && period.gross_cents === best ? FILLS.best : FILLS.sales),
      },
      { from: -Math.max(0, period.returned_cents), to: 0, className: cn("rounded-b-[3px]", FILLS.refunds) },
    ],
  });
  const row = (name: string, p: Pick<ChartPeriod, "sales" | "gross_cents" | "returned_cents">) => [
    name,
    p.sales.toLocaleString("en-US"),
    dollars(p.gross_cents),
    p.returned_cents === 0 ? "0" : dollars(-p.returned_cents),
  ];
  const isEmpty = sales === 0 && refunds === 0;
  return (
    <ChartCard
      title={title}
      figure={dollars(gross - returned)}
      words={isEmpty ? "no sales" : `net, ${counted(sales, "sale")}, ${counted(refunds, "refund")}`}
      empty={
        isEmpty
          ? { title: `No sales in ${rangeWords[range]}.`, words: "The next one shows here within a minute." }
          : null
      }
      legend={
        !asTable && (
          <Legend
            entries={[
              { fill: "sales", label: "Sales" },
              { fill: "refunds", label: "Refunds" },
              { fill: "best", label: `Best ${unit}` },
            ]}
          />
        )
      }
      hint={`${dollars(before.net_cents)} in the ${rangeWords[range]} before`}
    >
      {asTable ? (
        <ChartTable
          caption={`${title}, newest first`}
          header={[unit === "day" ? "Day (UTC)" : "Month (UTC)", "Sales", "Gross", "Refunds"]}
          rows={periods.map((p) => row(periodShort(p.date, range), p)).reverse()}
          total={row("Total", { sales, gross_cents: gross, returned_cents: returned })}
        />
      ) : (
        <PeriodChart
          label={title}
          bars={periods.map(toBar)}
          scale={scale}
          lineLabel={(cents) => `$${(cents / 100).toLocaleString("en-US", { notation: "compact" })}`}
        />
      )}
    </ChartCard>
  );
}
