import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { MAIL_TARGETS, type MailStatus } from "../../../../shared/contracts/email-preview.ts";
import { useMailStatus } from "../api/email-preview.ts";
import { delivery, formatCount, formatPercent, type Judged, sendTime } from "./mail-figures.ts";
import { MailNews } from "./mail-news.tsx";

/** What was measured, beside what we aim for. */
export function MailStatusCard() {
  const { data, isError, isFetching, refetch } = useMailStatus();
  return (
    <Card flush title="Mail status" action={<span className="text-ink-3 text-xs">Last 30 days</span>}>
      {data ? (
        <>
          <Figures status={data} />
          <MailNews status={data} />
        </>
      ) : isError ? (
        <div className="p-5">
          <LoadFailed what="The mail figures" isBusy={isFetching} onRetry={() => void refetch()} />
        </div>
      ) : (
        <div className="p-5" role="status">
          <span className="sr-only">Loading the mail figures</span>
          <Skeleton className="h-[332px]" />
        </div>
      )}
    </Card>
  );
}

function Figures({ status }: { status: MailStatus }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Mails of the last {status.days} days, measured and aimed for</caption>
      <thead>
        <tr className="border-line border-b text-right text-ink-2 text-xs">
          <th scope="col" className="h-9 pl-5 text-left">
            <span className="sr-only">Figure</span>
          </th>
          <th scope="col" className="px-3 font-[550]">
            Measured
          </th>
          <th scope="col" className="pr-5 pl-3 font-[550]">
            Target
          </th>
        </tr>
      </thead>
      <tbody>
        <Row name="Sent" measured={formatCount(status.sent)} />
        <Row name="Failed" measured={formatCount(status.failed)} />
        <Row
          name="Delivery"
          measured={<Verdict {...delivery(status)} />}
          target={formatPercent(MAIL_TARGETS.deliveryPercent)}
        />
        <Row
          name="Send time, median"
          measured={<Verdict {...sendTime(status)} />}
          target={`${MAIL_TARGETS.sendSeconds} s`}
        />
        <Row
          name="Open"
          measured={<span className="text-ink-2">not measured</span>}
          target={formatPercent(MAIL_TARGETS.openPercent)}
        />
        <Row name="Waiting to be sent" measured={formatCount(status.waiting)} />
      </tbody>
    </table>
  );
}

function Row({ name, measured, target }: { name: string; measured: ReactNode; target?: string }) {
  return (
    <tr className="border-line border-b text-right tabular-nums">
      <th scope="row" className="h-11 pl-5 text-left font-normal">
        {name}
      </th>
      <td className="px-3">{measured}</td>
      <td className={cn("pr-5 pl-3", !target && "text-ink-3")}>{target ?? "–"}</td>
    </tr>
  );
}

function Verdict({ words, isGood }: Judged) {
  if (isGood === null) return <span className="text-ink-2">{words}</span>;
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <span className={cn("inline-flex items-center gap-1.5 font-semibold", isGood ? "text-ok-fg" : "text-warn-fg")}>
      <Icon aria-hidden="true" size={14} />
      <span className="sr-only">{isGood ? "On target:" : "Short of the target:"}</span>
      {words}
    </span>
  );
}
