import { Gauge, OctagonPause, Pencil, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { type Cap, capAtAGlance } from "@/ai-services/cap.ts";
import { findService } from "@/ai-services/get-ai-services.ts";
import { estimateOf, sumUsd } from "@/ai-services/price-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { monthName, shiftMonth } from "@/usage/month-figures.ts";
import type { AiServices } from "../../../../shared/contracts/ai-services.ts";
import { DEFAULT_FORMAT } from "../../../../shared/formats.ts";
import { CapBar } from "./cap-bar.tsx";
import { CapDialog } from "./cap-dialog.tsx";

/** How much of the cap is spent, and what happens next. */
export function CapPanel({ all }: { all: AiServices }) {
  const [isAsking, setIsAsking] = useState(false);
  const { spending } = all;
  const cap = capAtAGlance(all);
  const until = `1 ${monthName(shiftMonth(spending.month, 1))}`;
  const paid = findService(all, all.defaults.image);
  const each = paid && estimateOf(paid, { format: DEFAULT_FORMAT, references: 0 });
  return (
    <>
      {cap ? (
        <>
          <div className="mb-3 flex items-end justify-between gap-3">
            <p className="leading-snug">
              <b className="mr-1 font-[650] font-display text-[2rem] leading-none tracking-[-0.03em] tabular-nums">
                {sumUsd(cap.spent)}
              </b>{" "}
              <span className="text-ink-2 max-tablet:block">
                of your <b className="font-semibold text-ink">{sumUsd(cap.usd)}</b> cap
              </span>
            </p>
            <Button size="sm" icon={<Pencil aria-hidden="true" size={15} />} onClick={() => setIsAsking(true)}>
              Change cap
            </Button>
          </div>
          <CapBar cap={cap} />
          <CapWords {...{ cap, until }} pictures={each && `${Math.floor(cap.left / each)} ${paid.name} pictures`} />
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 flex-[1_1_260px]">
            <b className="font-semibold">{spentWords(spending)}</b>{" "}
            <span className="text-ink-2">Set a cap and paid pictures stop there, before anything is sent.</span>
          </p>
          <Button
            size="sm"
            className="max-tablet:w-full"
            icon={<Gauge aria-hidden="true" size={15} />}
            onClick={() => setIsAsking(true)}
          >
            Set a cap
          </Button>
        </div>
      )}
      {isAsking && <CapDialog capUsd={spending.cap_usd} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function spentWords({ certain_usd: certain, unsure_usd: unsure }: AiServices["spending"]): string {
  const spent = certain + unsure;
  return spent > 0 ? `${sumUsd(spent)} this month, no cap.` : "Nothing spent this month, no cap.";
}

type CapWordsProps = {
  cap: Cap;
  until: string;
  /** How many fit under the cap. */
  pictures: string | 0 | null;
};

function CapWords({ cap, until, pictures }: CapWordsProps) {
  if (cap.level === "low") {
    return (
      <p className="mt-3 text-ink-3 text-xs">
        At the cap paid pictures stop until {until}, before anything is sent. The composer keeps working.
      </p>
    );
  }
  if (cap.level === "reached") {
    return (
      <p role="status" className="mt-3 flex gap-2.5 rounded-3 bg-bad-soft px-3 py-2.5 text-13 text-bad-fg">
        <OctagonPause aria-hidden="true" size={15} className="mt-0.5 flex-none" />
        <span>
          <b className="font-semibold">The cap is reached.</b> The next picture would pass {sumUsd(cap.usd)}, so nothing
          more is sent until {until}. Change the cap to go on now. The composer keeps working.
        </span>
      </p>
    );
  }
  return (
    <p role="status" className="mt-3 flex gap-2.5 rounded-3 bg-warn-soft px-3 py-2.5 text-13 text-warn-fg">
      <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 flex-none" />
      <span>
        <b className="font-semibold">{sumUsd(cap.left)} left</b>
        {pictures ? `, about ${pictures}` : ""}. At {sumUsd(cap.usd)} paid pictures stop until {until}.
      </span>
    </p>
  );
}
