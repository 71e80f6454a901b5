import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { monthAndYear, shiftMonth } from "@/usage/month-figures.ts";

type MonthNavProps = { month: string; onChange: (month: string) => void };

/** One month back or forth, not beyond the current one. */
export function MonthNav({ month, onChange }: MonthNavProps) {
  const current = new Date().toISOString().slice(0, 7);
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="ghost"
        size="sm"
        icon={<ChevronLeft size={16} />}
        aria-label="Month before"
        onClick={() => onChange(shiftMonth(month, -1))}
      />
      <span role="status" className="min-w-28 text-center text-13 tabular-nums">
        {monthAndYear(month)}
      </span>
      <Button
        variant="ghost"
        size="sm"
        icon={<ChevronRight size={16} />}
        aria-label="Month after"
        disabled={month.slice(0, 7) >= current}
        onClick={() => onChange(shiftMonth(month, 1))}
      />
    </div>
  );
}
