import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { cn } from "@/lib/cn.ts";
import type { Scale } from "./chart-scale.ts";
import { type Bar, ChartTooltip } from "./chart-tooltip.tsx";

type PeriodChartProps = {
  label: string;
  bars: readonly Bar[];
  scale: Scale;
  lineLabel: (value: number) => string;
};

/** Bars over time. The pointer shows one bar's figures; with the keyboard, the arrow keys go from bar to bar. */
export function PeriodChart({ label, bars, scale, lineLabel }: PeriodChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const span = scale.top - scale.bottom;
  const percent = (value: number) => `${((value - scale.bottom) / span) * 100}%`;
  const shown = active === null ? undefined : bars[active];

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * bars.length);
    setActive(Math.min(bars.length - 1, Math.max(0, index)));
  }
  function step(event: KeyboardEvent) {
    const last = bars.length - 1;
    const from = active ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (event.key === "Escape") setActive(null);
    if (to === undefined) return;
    event.preventDefault();
    setActive(Math.min(last, Math.max(0, to)));
  }

  return (
    <div className="relative px-4 pt-4 pb-1 tablet:px-5">
      <div className="relative ml-11 h-44">
        {scale.lines.map((value) => (
          <span
            key={value}
            aria-hidden="true"
            className={cn("absolute inset-x-0 h-px", value === 0 ? "bg-line-ctl/75" : "bg-chart-grid")}
            style={{ bottom: percent(value) }}
          >
            <span className="absolute -top-2 -left-11 w-9 text-right text-ink-3 text-xs leading-4 tabular-nums">
              {value >= 0 && lineLabel(value)}
            </span>
          </span>
        ))}
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={bars.length}
          aria-valuenow={(active ?? bars.length - 1) + 1}
          aria-valuetext={spoken(shown ?? bars.at(-1))}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setActive(null)}
          onFocus={(event) => event.currentTarget.matches(":focus-visible") && setActive(bars.length - 1)}
          onBlur={() => setActive(null)}
          onKeyDown={step}
          className="absolute inset-0 flex touch-pan-y gap-px rounded-1 px-0.5 tablet:gap-[clamp(1px,0.25vw,3px)]"
        >
          {bars.map(({ key, parts }, index) => (
            <span key={key} className={cn("relative min-w-0 flex-1 rounded-[3px]", index === active && "bg-inset")}>
              {parts.map(({ from, to, className }) => (
                <i
                  key={className}
                  className={cn("absolute inset-x-0", className)}
                  style={{ bottom: percent(Math.min(from, to)), height: `${(Math.abs(to - from) / span) * 100}%` }}
                />
              ))}
            </span>
          ))}
        </div>
        {shown && active !== null && <ChartTooltip bar={shown} place={(active + 0.5) / bars.length} />}
      </div>
      <div aria-hidden="true" className="mt-2 ml-11 flex justify-between text-ink-3 text-xs">
        {ticks(bars).map(({ key, short }) => (
          <span key={key}>{short}</span>
        ))}
      </div>
    </div>
  );
}

const spoken = (bar: Bar | undefined) =>
  bar ? `${bar.long}: ${bar.facts.map(({ label, value }) => `${label} ${value}`).join(", ")}` : "";

/** The first, the last and two between. */
function ticks(bars: readonly Bar[]): Bar[] {
  const last = bars.length - 1;
  const places = new Set([0, Math.round(last / 3), Math.round((last * 2) / 3), last]);
  return [...places].flatMap((place) => bars[place] ?? []);
}
