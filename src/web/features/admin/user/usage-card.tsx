import { useState } from "react";
import { DayChart } from "@/components/day-chart.tsx";
import { Figures } from "@/components/figures.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { formatUsd, successRate } from "@/usage/month-figures.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";

const RANGES = [
  { value: "recent", label: "30 d" },
  { value: "all", label: "All" },
] as const;

export function UsageCard({ user: { usage } }: { user: AdminUser }) {
  const [range, setRange] = useState<"recent" | "all">("recent");
  const { creatives, calls, succeeded, cost_usd } = usage[range];
  return (
    <Card title="Usage" action={<Segmented label="Range" options={RANGES} value={range} onValueChange={setRange} />}>
      <Figures
        className="tablet:grid-cols-4"
        figures={[
          { label: "Creatives", value: creatives.toLocaleString("en-US") },
          { label: "API calls", value: calls.toLocaleString("en-US") },
          { label: "Success rate", value: successRate({ calls, succeeded }), unit: "%" },
          { label: "AI cost, theirs", value: formatUsd(cost_usd) },
        ]}
      />
      <h3 className="mt-5 mb-3 text-13 text-ink-2">Creatives per day, the last 30 days</h3>
      <DayChart compact days={usage.days} caption="Creatives per day, the last 30 days" />
      <p className="mt-4 flex flex-wrap items-center gap-2 border-line border-t pt-3.5 text-ink-3 text-xs">
        {usage.models.length > 0 && <span>Models</span>}
        {usage.models.map((model) => (
          <Badge key={model} className="wrap-anywhere h-auto min-h-6 whitespace-normal">
            {model}
          </Badge>
        ))}
        <span>Keys are never visible here. Days are UTC.</span>
      </p>
    </Card>
  );
}
