import { Link } from "@tanstack/react-router";
import { ChevronDown, Cog } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";
import { utcTime, utcWeekday } from "../utc.ts";
import { AuditDetail } from "./audit-detail.tsx";
import { AuditIcon } from "./audit-icon.tsx";
import { AuditOutcome } from "./audit-outcome.tsx";
import { auditAbout, auditWhat, auditWho } from "./audit-words.ts";

const cell = "h-12 truncate px-3 max-wide:h-auto max-wide:whitespace-normal max-wide:p-0 wide:first:pl-5";
const wide = "max-wide:col-span-2";

/** Entries under the day they were written, each with its details folded away. Where there is too little room for a table they become cards. */
export function AuditTable({ entries, isStale }: { entries: readonly AuditEntry[]; isStale: boolean }) {
  return (
    <table
      aria-busy={isStale}
      className={cn(
        "w-full table-fixed text-left text-sm transition-opacity max-wide:block max-wide:text-13",
        isStale && "opacity-60",
      )}
    >
      <caption className="sr-only">Audit log</caption>
      <thead className="max-wide:sr-only">
        <tr className="border-line border-y font-[550] text-ink-3 text-xs [&>th]:h-10 [&>th]:px-3 [&>th]:font-[550]">
          <th scope="col" className="w-26 pl-5!">
            Time
          </th>
          <th scope="col" className="w-44 min-[1300px]:w-55">
            Who
          </th>
          <th scope="col">What</th>
          <th scope="col">About</th>
          <th scope="col" className="w-34">
            Result
          </th>
          <th scope="col" className="w-16">
            <span className="sr-only">Details</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-wide:block">
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {dayOf(entry) !== dayOf(entries[index - 1]) && (
              <tr className="max-wide:block">
                <th
                  scope="rowgroup"
                  colSpan={6}
                  className="h-[34px] bg-inset/60 px-5 font-[550] text-ink-2 text-xs max-wide:flex max-wide:items-center max-wide:px-4"
                >
                  {utcWeekday(entry.at)}
                </th>
              </tr>
            )}
            <EntryLines entry={entry} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const dayOf = (entry: AuditEntry | undefined) => entry?.at.slice(0, 10);

function EntryLines({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const who = auditWho(entry);
  return (
    <>
      <tr
        className={cn(
          "border-line border-t max-wide:relative max-wide:grid max-wide:grid-cols-[1fr_auto] max-wide:gap-x-3 max-wide:gap-y-1 max-wide:px-4 max-wide:py-3",
          isOpen && "bg-inset/60",
        )}
      >
        <td className={cn(cell, wide, "text-ink-2 tabular-nums max-wide:order-5")}>
          <time dateTime={entry.at}>{utcTime(entry.at)}</time>
        </td>
        <td className={cn(cell, wide, "max-wide:order-4 max-wide:text-ink-2")}>
          <span className="flex min-w-0 items-center gap-2">
            {entry.actor?.email ? (
              <Avatar name={who} size="sm" className="size-6! text-[0.6875rem]! max-wide:hidden" />
            ) : (
              <Cog aria-hidden="true" size={14} className="mx-1 flex-none text-ink-3 max-wide:hidden" />
            )}
            <span title={who} className="truncate max-wide:wrap-anywhere max-wide:whitespace-normal">
              {who}
            </span>
          </span>
        </td>
        <th scope="row" className={cn(cell, "font-[550] max-wide:order-1 max-wide:text-sm")}>
          <span className="flex min-w-0 items-center gap-2.5">
            <AuditIcon entry={entry} />
            <span className="truncate max-wide:whitespace-normal">{auditWhat(entry)}</span>
          </span>
        </th>
        <td className={cn(cell, wide, "max-wide:order-3 max-wide:pr-10 max-wide:empty:hidden")}>
          <About entry={entry} />
        </td>
        <td className={cn(cell, "max-wide:order-2")}>
          <AuditOutcome outcome={entry.outcome} />
        </td>
        <td className="pr-4 text-right max-wide:absolute max-wide:right-2 max-wide:bottom-2 max-wide:p-0">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            aria-label={`Details of entry ${entry.id}`}
            icon={
              <ChevronDown
                aria-hidden="true"
                size={16}
                className={cn("transition-transform motion-reduce:transition-none", isOpen && "rotate-180")}
              />
            }
            onClick={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={detailId} className="bg-inset/60 max-wide:block">
          <td colSpan={6} className="px-4 pt-1 pb-4 max-wide:block wide:pr-5 wide:pl-29">
            <AuditDetail entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}

function About({ entry }: { entry: AuditEntry }) {
  const about = auditAbout(entry);
  if (!about) return null;
  if (!entry.about?.email) return <span title={about}>{about}</span>;
  return (
    <Link
      to="/dashboard/bananaman-users/$userId"
      params={{ userId: entry.about.id }}
      title={about}
      className="underline underline-offset-3 max-wide:[overflow-wrap:anywhere]"
    >
      {about}
    </Link>
  );
}
