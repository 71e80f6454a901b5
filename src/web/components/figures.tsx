import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

export type Figure = { label: string; value: ReactNode; unit?: string };

/** A few numbers worth knowing, each with its name above. */
export function Figures({ figures, className }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={cn("grid grid-cols-2 gap-x-4 gap-y-4", className)}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className="min-w-0">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="mt-0.5 font-[650] font-display text-[1.75rem] leading-tight tracking-[-0.03em] tabular-nums">
            {value}
            {unit && <small className="text-base">{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
