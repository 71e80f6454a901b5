import { cn } from "@/lib/cn.ts";
import { bestDay, type Day, dayAndMonth } from "@/usage/month-figures.ts";

type DayChartProps = {
  days: readonly Day[];
  /** What the bars show, for screen readers: "Creatives per day, November 2026". */
  caption: string;
  /** Without a scale, for small spaces. */
  compact?: boolean;
};

const LINES = 4;

/** Creatives per day as bars, and the same data as a table for screen readers. */
export function DayChart({ days, caption, compact = false }: DayChartProps) {
  const best = bestDay(days);
  const top = scaleTop(best?.images ?? 0);
  const first = days[0];
  const last = days.at(-1);
  return (
    <div className="relative">
      <div aria-hidden="true" className={cn(!compact && "pl-7")}>
        <div className={cn("relative", compact ? "h-18" : "h-39")}>
          {!compact &&
            Array.from({ length: LINES }, (_, line) => (top / (LINES - 1)) * line).map((value) => (
              <span
                key={value}
                className="absolute inset-x-0 h-px bg-chart-grid"
                style={{ bottom: `${(value / top) * 100}%` }}
              >
                <span className="absolute -top-2 -left-7 text-ink-3 text-xs leading-4 tabular-nums">{value}</span>
              </span>
            ))}
          <div className={cn("absolute inset-0 flex items-end", compact ? "gap-1" : "gap-[clamp(2px,0.5vw,7px)] px-1")}>
            {days.map(({ date, images }) => (
              <span
                key={date}
                title={`${images} on ${dayAndMonth(date)}`}
                className={cn(
                  "min-h-0.5 flex-1 rounded-t-[3px] bg-chart",
                  date === best?.date && "bg-chart-hi shadow-[inset_0_0_0_1px_var(--chart)]",
                )}
                style={{ height: `${(images / top) * 100}%` }}
              />
            ))}
          </div>
        </div>
        <div className="mt-2 flex justify-between text-ink-3 text-xs">
          <span>{first && dayAndMonth(first.date)}</span>
          {days.length > 1 && <span>{last && dayAndMonth(last.date)}</span>}
        </div>
      </div>
      {/* A wrapper, because a table with this class would keep its height and leave a gap below the page. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Creatives</th>
              <th scope="col">API calls</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, images, calls }) => (
              <tr key={date}>
                <th scope="row">{dayAndMonth(date)}</th>
                <td>{images}</td>
                <td>{calls}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The next multiple of three, so that the scale has three equal steps. */
const scaleTop = (most: number) => Math.max(3, Math.ceil(most / 3) * 3);
