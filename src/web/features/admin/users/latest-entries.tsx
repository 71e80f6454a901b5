import { Link } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { useAudit } from "../api/list-audit.ts";
import { AuditEntryRow } from "../audit/audit-entry-row.tsx";

const SHOWN = 5;

/** The latest entries of the audit log. */
export function LatestEntries() {
  const { data, isError, isFetching, refetch } = useAudit({ limit: SHOWN });
  return (
    <Card
      flush
      className="mt-4 tablet:mt-5"
      title={
        <span className="flex items-center gap-3">
          <span className="grid size-8 place-items-center rounded-2 bg-inset text-ink-2">
            <ScrollText aria-hidden="true" size={16} />
          </span>
          Audit log
        </span>
      }
      action={
        <Link to="/dashboard/bananaman-users/audit-log" className={buttonStyles({ variant: "ghost", size: "sm" })}>
          See all
        </Link>
      }
    >
      {data && data.entries.length > 0 && (
        <ul>
          {data.entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {data && data.entries.length === 0 && <p className="p-5 text-ink-2">Nothing has been done yet.</p>}
      {!data && (
        <div className="p-5">
          {isError ? (
            <LoadFailed what="The audit log" isBusy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div role="status" className="grid gap-2">
              <span className="sr-only">Loading the audit log</span>
              {["a", "b", "c", "d", "e"].map((row) => (
                <Skeleton key={row} className="h-12" />
              ))}
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
