import { useState } from "react";
import { useUsage } from "@/usage/get-usage.ts";
import { CostCard } from "./cost/cost-card.tsx";
import { MonthNav } from "./month-nav.tsx";
import { UsageCard } from "./usage-card.tsx";

/** What one month cost and what was made in it; the month is chosen once, for both. */
export function MonthFiguresSection() {
  const [month, setMonth] = useState<string | null>(null);
  // Which month is the current one is said by the server's clock.
  const shown = useUsage(month).data?.month ?? month;
  return (
    <div className="grid min-w-0 gap-5">
      <div className="-mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 pl-1">
        <h2 className="font-semibold text-base">Cost and usage</h2>
        {shown && <MonthNav month={shown} onChange={setMonth} />}
      </div>
      <CostCard month={month} />
      <UsageCard month={month} />
    </div>
  );
}
