import { Wallet } from "lucide-react";
import { useState } from "react";
import { useAiServicesQuery } from "@/ai-services/get-ai-services.ts";
import { sumUsd } from "@/ai-services/price-words.ts";
import { CardTitle } from "@/components/card-title.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { type Usage, useUsage } from "@/usage/get-usage.ts";
import { monthName } from "@/usage/month-figures.ts";
import { PRODUCT_NAME } from "../../../../shared/brand.ts";
import { MonthNav } from "../month-nav.tsx";
import { CapPanel } from "./cap-panel.tsx";
import { CostTable } from "./cost-table.tsx";

/** What a month cost, by service, and the cap of the current one. */
export function CostCard() {
  const [month, setMonth] = useState<string | null>(null);
  const usage = useUsage(month);
  const services = useAiServicesQuery();
  const shown = usage.data?.month ?? month;
  const failed = [usage, services].find(({ isError, data }) => isError && !data);
  return (
    <Card
      flush
      title={<CardTitle Icon={Wallet}>Cost</CardTitle>}
      action={shown && <MonthNav month={shown} onChange={setMonth} />}
    >
      {usage.data && services.data ? (
        <>
          <div className="p-4 tablet:p-5">
            {services.data.spending.month === usage.data.month ? (
              <CapPanel all={services.data} />
            ) : (
              <p>
                <b className="font-semibold">{total(usage.data)}</b>{" "}
                <span className="text-ink-2">in {monthName(usage.data.month)}</span>
              </p>
            )}
          </div>
          <CostTable usage={usage.data} all={services.data} />
          <p className="px-4 py-3.5 text-ink-3 text-xs tablet:px-5">
            Counts what {PRODUCT_NAME} sent, in UTC. Other use of the same keys is not seen here. The service bills your
            account, not us; its own invoice is the one that counts.
            {usage.data.unsure_usd > 0 && (
              <>
                {" "}
                <b className="font-[550] text-ink-2">Unsure</b>: a call failed after it was sent, or is still under way,
                and may be billed; it counts toward the cap.
              </>
            )}
          </p>
        </>
      ) : failed ? (
        <div className="p-5">
          <LoadFailed what="Your cost" isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
        </div>
      ) : (
        <div className="grid gap-5 p-5" role="status">
          <span className="sr-only">Loading your cost</span>
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Card>
  );
}

function total({ cost_usd: certain, unsure_usd: unsure }: Usage): string {
  if (certain + unsure === 0) return "Nothing was spent";
  return unsure > 0 ? `${sumUsd(certain + unsure)}, of it ${sumUsd(unsure)} unsure,` : sumUsd(certain);
}
