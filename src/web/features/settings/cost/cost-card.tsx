import { Wallet } from "lucide-react";
import { useAiServicesQuery } from "@/ai-services/get-ai-services.ts";
import { sumUsd } from "@/ai-services/price-words.ts";
import type { Usage } from "@/usage/get-usage.ts";
import { monthName } from "@/usage/month-figures.ts";
import { PRODUCT_NAME } from "../../../../shared/brand.ts";
import type { AiServices } from "../../../../shared/contracts/ai-services.ts";
import { MonthCard } from "../month-card.tsx";
import { CapPanel } from "./cap-panel.tsx";
import { CostTable } from "./cost-table.tsx";

/** What a month cost, by service, and the cap of the current one. */
export function CostCard({ month }: { month: string | null }) {
  const services = useAiServicesQuery();
  return (
    <MonthCard month={month} title="Cost" Icon={Wallet} alsoNeeded={[services]}>
      {(usage) => services.data && <MonthOfCost usage={usage} all={services.data} />}
    </MonthCard>
  );
}

function MonthOfCost({ usage, all }: { usage: Usage; all: AiServices }) {
  return (
    <>
      <div className="p-4 tablet:p-5">
        {all.spending.month === usage.month ? (
          <CapPanel all={all} />
        ) : (
          <p>
            <b className="font-semibold">{total(usage)}</b>{" "}
            <span className="text-ink-2">in {monthName(usage.month)}</span>
          </p>
        )}
      </div>
      <CostTable usage={usage} all={all} />
      <p className="px-4 py-3.5 text-ink-3 text-xs tablet:px-5">
        Counts what {PRODUCT_NAME} sent, in UTC. Other use of the same keys is not seen here. The service bills your
        account, not us; its own invoice is the one that counts.
        {usage.unsure_usd > 0 && (
          <>
            {" "}
            <b className="font-[550] text-ink-2">Unsure</b>: a call failed after it was sent, or is still under way, and
            may be billed; it counts toward the cap.
          </>
        )}
      </p>
    </>
  );
}

function total({ cost_usd: certain, unsure_usd: unsure }: Usage): string {
  if (certain + unsure === 0) return "Nothing was spent";
  return unsure > 0 ? `${sumUsd(certain + unsure)}, of it ${sumUsd(unsure)} unsure,` : sumUsd(certain);
}
