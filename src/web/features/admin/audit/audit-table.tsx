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

const cell = "h-12 truncate px-3 max-tablet:h-auto max-tablet:whitespace-normal max-tablet:p-0 tablet:first:pl-5";
const wide = "max-tablet:col-span-2";

/** Entries under the day they were written, each with its details folded away. On phones they become cards. */
export function AuditTable({ entries, isStale }: { entries: readonly AuditEntry[]; isStale: boolean }) {
  return (
    <table
      aria-busy={isStale}
      className={cn(
        "w-full table-fixed text-left text-sm transition-opacity max-tablet:block max-tablet:text-13",
        isStale && "opacity-60",
      )}
    >
      <caption className="sr-only">Audit log</caption>
      <thead className="max-tablet:sr-only">
        <tr className="border-line border-y font-[550] text-ink-3 text-xs [&>th]:h-10 [&>th]:px-3 [&>th]:font-[550]">
          <th scope="col" className="w-26 pl-5!">
            Time
          </th>
          <th scope="col" className="w-55 tablet:max-wide:w-40">
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
      <tbody className="max-tablet:block">
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {dayOf(entry) !== dayOf(entries[index - 1]) && (
              <tr className="max-tablet:block">
                <th
                  scope="rowgroup"
                  colSpan={6}
                  className="h-[34px] bg-inset/60 px-5 font-[550] text-ink-2 text-xs max-tablet:flex max-tablet:items-center max-tablet:px-4"
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
          "border-line border-t max-tablet:relative max-tablet:grid max-tablet:grid-cols-[1fr_auto] max-tablet:gap-x-3 max-tablet:gap-y-1 max-tablet:px-4 max-tablet:py-3",
          isOpen && "bg-inset/60",
        )}
      >
        <td className={cn(cell, wide, "text-ink-2 tabular-nums max-tablet:order-5")}>
          <time dateTime={entry.at}>{utcTime(entry.at)}</time>
        </td>
        <td className={cn(cell, wide, "max-tablet:order-4 max-tablet:text-ink-2")}>
          <span className="flex min-w-0 items-center gap-2">
            {entry.actor?.email ? (
              <Avatar name={who} size="sm" className="size-6! text-[0.6875rem]! max-tablet:hidden" />
            ) : (
              <Cog aria-hidden="true" size={14} className="mx-1 flex-none text-ink-3 max-tablet:hidden" />
            )}
            <span title={who} className="truncate max-tablet:wrap-anywhere max-tablet:whitespace-normal">
              {who}
            </span>
          </span>
        </td>
        <th scope="row" className={cn(cell, "font-[550] max-tablet:order-1 max-tablet:text-sm")}>
          <span className="flex min-w-0 items-center gap-2.5">
            <AuditIcon entry={entry} />
            <span className="truncate max-tablet:whitespace-normal">{auditWhat(entry)}</span>
          </span>
        </th>
        <td className={cn(cell, wide, "max-tablet:order-3 max-tablet:pr-10 max-tablet:empty:hidden")}>
          <About entry={entry} />
        </td>
        <td className={cn(cell, "max-tablet:order-2")}>
          <AuditOutcome outcome={entry.outcome} />
        </td>
        <td className="pr-4 text-right max-tablet:absolute max-tablet:right-2 max-tablet:bottom-2 max-tablet:p-0">
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
        <tr id={detailId} className="bg-inset/60 max-tablet:block">
          <td colSpan={6} className="px-4 pt-1 pb-4 max-tablet:block tablet:pr-5 tablet:pl-29">
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
      className="underline underline-offset-3 max-tablet:[overflow-wrap:anywhere]"
    >
      {about}
    </Link>
  );
}
