import { Popover } from "@base-ui/react/popover";
import { Calendar } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { popoverStyles } from "@/components/ui/popover-styles.ts";
import { cn } from "@/lib/cn.ts";
import { utcDay } from "../utc.ts";
import { Clearable, FilterButton } from "./filter-button.tsx";

type Days = { from?: string | undefined; to?: string | undefined };

const PRESETS = [
  { label: "Today", days: 1 },
  { label: "Last 7 days", days: 7 },
  { label: "Last 30 days", days: 30 },
];

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** From a day to a day, both included, in UTC. */
export function DaysFilter({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  return (
    <Clearable label="When" isSet={Boolean(from ?? to)} onClear={() => onChange({})}>
      <Popover.Root>
        <Popover.Trigger
          render={
            <FilterButton
              label="When"
              icon={<Calendar aria-hidden="true" size={15} />}
              chosen={describe({ from, to })}
            />
          }
        />
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-60 outline-none">
            <Popover.Popup aria-label="When" className={cn(popoverStyles, "w-64 p-3")}>
              <div className="flex flex-wrap gap-1.5">
                {PRESETS.map(({ label, days }) => (
                  <Button key={label} size="sm" onClick={() => onChange({ from: dayAgo(days - 1), to: dayAgo(0) })}>
                    {label}
                  </Button>
                ))}
              </div>
              <div className="mt-3 grid gap-3">
                <Input
                  label="First day (UTC)"
                  type="date"
                  max={to}
                  value={from ?? ""}
                  onValueChange={(day) => onChange({ from: day || undefined, to })}
                />
                <Input
                  label="Last day (UTC)"
                  type="date"
                  min={from}
                  value={to ?? ""}
                  onValueChange={(day) => onChange({ from, to: day || undefined })}
                />
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </Clearable>
  );
}

/** "8 Nov 2026 to 15 Nov 2026", or null when all days are shown. */
export function describe({ from, to }: Days): string | null {
  if (from && to) return from === to ? utcDay(from) : `${utcDay(from)} to ${utcDay(to)}`;
  if (from) return `since ${utcDay(from)}`;
  return to ? `until ${utcDay(to)}` : null;
}
