import type { ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

export type Bar = {
  key: string;
  /** Under the axis. */
  short: string;
  /** For the tooltip and for screen readers. */
  long: string;
  facts: readonly { label: string; value: string; swatch?: ReactNode; isSum?: boolean }[];
  /** The parts of the bar, each with its share of the scale. */
  parts: readonly { from: number; to: number; className: string }[];
};

/** The figures of one bar. `place` is where the bar stands, from 0 to 1; the box stays inside the chart. */
export function ChartTooltip({ bar, place }: { bar: Bar; place: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-2 z-5 w-47 rounded-3 bg-overlay px-3 py-2.5 text-13 shadow-popover"
      style={{ left: `${place * 100}%`, transform: `translateX(${-place * 100}%)` }}
    >
      <p className="font-semibold">{bar.long}</p>
      <dl className="mt-1.5 grid gap-1">
        {bar.facts.map(({ label, value, swatch, isSum }) => (
          <div key={label} className={cn("flex justify-between gap-4", isSum && "border-line border-t pt-1")}>
            <dt className="flex items-center gap-2 text-ink-2">
              {swatch}
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
