import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowUp, ScrollText } from "lucide-react";
import { PageHead } from "@/components/page-head.tsx";
import { Button } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";
import { useAudit, useNewEntries } from "../api/list-audit.ts";
import { counted } from "../counted.ts";
import { ExportDialog } from "../export-dialog.tsx";
import { ListBroken } from "../list-broken.tsx";
import { PageTurner } from "../page-turner.tsx";
import { utcMinute } from "../utc.ts";
import { toAuditPage } from "./audit-page.ts";
import { AuditTable } from "./audit-table.tsx";
import { AuditToolbar } from "./audit-toolbar.tsx";
import { describe } from "./days-filter.tsx";
import type { AuditAddress } from "./read-audit-address.ts";

type AuditScreenProps = {
  address: AuditAddress;
  /** From the address as it is by then: a search may be on its way to it. */
  onAddress: (next: (now: AuditAddress) => AuditAddress) => void;
};

export function AuditScreen({ address, onAddress }: AuditScreenProps) {
  const { before, after, ...filters } = address;
  const page = toAuditPage(address);
  const { before: _before, after: _after, ...wanted } = page;
  const log = useAudit(page);
  const isNewest = before === undefined && after === undefined;
  const fresh = useNewEntries(wanted, isNewest && !log.isPlaceholderData ? log.data?.entries[0]?.id : undefined);
  const change = (to: AuditAddress) =>
    onAddress(({ before: _before, after: _after, ...filters }) => ({ ...filters, ...to }));
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  function content() {
    if (log.isError && !log.data) {
      return (
        <ListBroken
          title="The log could not be loaded"
          error={log.error}
          hint="Nothing is lost: entries are written with the act itself."
          onRetry={() => void log.refetch()}
          onFirstPage={() => onAddress(() => ({}))}
        />
      );
    }
    if (!log.data) return <AuditLoading />;
    const { entries, has_newer, has_older } = log.data;
    const [first, last] = [entries[0], entries.at(-1)];
    // As long as the page before is still shown, its neighbours are not those of the page that is on its way.
    const turn = (to: AuditAddress) => !log.isPlaceholderData && change(to);
    if (!first || !last)
      return <NoEntries isFiltered={isFiltered || !isNewest} onClear={() => onAddress(() => ({}))} />;
    return (
      <>
        <AuditTable entries={entries} isStale={log.isPlaceholderData} />
        <PageTurner
          words={describePage(entries, !has_newer && !has_older)}
          labels={["Newer", "Older"]}
          onPrevious={has_newer ? () => turn({ after: first.id }) : null}
          onNext={has_older ? () => turn({ before: last.id }) : null}
        />
      </>
    );
  }

  return (
    <>
      <Link
        to="/dashboard/bananaman-users"
        className="mb-3 inline-flex min-h-8 items-center gap-2 text-13 text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" size={15} />
        Manage Users
      </Link>
      <PageHead
        title="Audit log"
        description="What administrators did, and what others were refused. Entries cannot be changed. Times in UTC."
        action={
          <ExportDialog
            name="export-audit"
            what="the audit log"
            description={`${isFiltered ? "All entries the filters leave" : "All entries"}, newest first: ${describe(filters) ?? "every day"}.`}
            filters={wanted}
            label="Export"
          />
        }
      />
      <section aria-label="Entries" className="min-w-0 rounded-4 bg-surface text-sm shadow-card">
        <AuditToolbar
          filters={filters}
          onFilter={change}
          onClear={() => onAddress(({ search }) => ({ search }))}
          administrators={log.data?.administrators ?? []}
        />
        {fresh.count > 0 && (
          <p role="status" className="grid justify-items-center pb-2.5">
            <Button
              size="sm"
              className="rounded-full"
              icon={<ArrowUp aria-hidden="true" size={14} />}
              onClick={() => void log.refetch()}
            >
              {`${fresh.count}${fresh.hasMore ? "+" : ""} new ${fresh.count === 1 ? "entry" : "entries"}`}
            </Button>
          </p>
        )}
        {content()}
      </section>
    </>
  );
}

function describePage(entries: readonly AuditEntry[], isAll: boolean): string {
  const [first, last] = [entries[0], entries.at(-1)];
  const count = counted(entries.length, "entry", "entries");
  if (isAll || !first || !last) return `All ${count}`;
  return `${count}, from ${utcMinute(first.at)} back to ${utcMinute(last.at)}`;
}

function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      heading="h2"
      art={<ScrollText size={36} className="text-ink-3" />}
      title="No entries"
      description={isFiltered ? "Nothing in the log matches these filters." : "Nothing has been done yet."}
      action={isFiltered ? <Button onClick={onClear}>Clear all filters</Button> : undefined}
    />
  );
}

function AuditLoading() {
  return (
    <div role="status" className="grid gap-2 border-line border-t p-5">
      <span className="sr-only">Loading the audit log</span>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
