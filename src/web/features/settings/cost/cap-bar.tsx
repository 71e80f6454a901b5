import { Meter } from "@base-ui/react/meter";
import type { Cap } from "@/ai-services/cap.ts";
import { sumUsd } from "@/ai-services/price-words.ts";
import { cn } from "@/lib/cn.ts";
import { CAP_WARNING } from "../../../../shared/contracts/ai-services.ts";

const fills = {
  low: "bg-banana shadow-[inset_0_0_0_1px_var(--chart)]",
  warned: "bg-warn-line",
  reached: "bg-bad-fill",
};

/** "$20", or "$7.50". */
const short = (usd: number) => sumUsd(usd).replace(/\.00$/, "");

/** Spent of the cap, with a tick where the mail is sent. */
export function CapBar({ cap }: { cap: Cap }) {
  const warned = `${CAP_WARNING * 100}%`;
  return (
    <>
      <Meter.Root
        aria-label="Spent of the monthly cap"
        value={Math.min(cap.spent, cap.usd)}
        max={cap.usd}
        getAriaValueText={() => `${sumUsd(cap.spent)} of ${sumUsd(cap.usd)}`}
      >
        <Meter.Track className="relative h-3 overflow-hidden rounded-full bg-inset shadow-field">
          <Meter.Indicator className={cn("h-full rounded-full", fills[cap.level], cap.spent > 0 && "min-w-3")} />
          <span
            aria-hidden="true"
            className={cn(
              "absolute inset-y-0 -ml-px w-0.5",
              cap.level === "low" ? "bg-ink opacity-55" : "bg-surface opacity-90",
            )}
            style={{ left: warned }}
          />
        </Meter.Track>
      </Meter.Root>
      <div aria-hidden="true" className="relative mt-1.5 flex justify-between text-ink-3 text-xs tabular-nums">
        <span>$0</span>
        <span className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: warned }}>
          {short(cap.usd * CAP_WARNING)}
          <span className="max-tablet:hidden"> we mail you</span>
        </span>
        <span>
          {short(cap.usd)}
          <span className="max-tablet:hidden"> stop</span>
        </span>
      </div>
    </>
  );
}
