import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";
import { utcMinute } from "../utc.ts";
import { AuditIcon } from "./audit-icon.tsx";
import { AuditOutcome } from "./audit-outcome.tsx";
import { auditSentence } from "./audit-words.ts";

/** One entry of the audit log as a list item: what happened in a sentence, when, and how it ended. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { reason } = entry.details;
  return (
    <li className="flex items-center gap-3 border-line border-b px-5 py-2.5 last:border-b-0 max-tablet:flex-wrap max-tablet:items-start">
      <AuditIcon entry={entry} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium">{auditSentence(entry)}</p>
        <p className="wrap-anywhere text-13 text-ink-3 tabular-nums">
          <time dateTime={entry.at}>{utcMinute(entry.at)} UTC</time>
          {typeof reason === "string" && reason !== "" && `, “${reason}”`}
        </p>
      </div>
      <div className="max-tablet:w-full max-tablet:pl-7">
        <AuditOutcome outcome={entry.outcome} />
      </div>
    </li>
  );
}
