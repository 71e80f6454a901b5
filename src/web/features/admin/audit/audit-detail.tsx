import { Link } from "@tanstack/react-router";
import { UserRound } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";
import { utcMinute } from "../utc.ts";
import { auditSentence } from "./audit-words.ts";

/** Everything that was noted down with an entry. */
export function AuditDetail({ entry }: { entry: AuditEntry }) {
  const { reason, ...others } = entry.details;
  const facts: [string, unknown][] = [
    ...(reason === undefined ? [] : [["Reason", reason] as [string, unknown]]),
    ["Entry", `#${entry.id}`],
    ...Object.entries(others).map(([key, value]): [string, unknown] => [readable(key), value]),
  ];
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-ink-2">{auditSentence(entry)}.</p>
      <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-ink-3 text-xs">{name}</dt>
            <dd className="wrap-anywhere font-medium">{shown(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {entry.about?.email && (
          <Link
            to="/dashboard/bananaman-users/$userId"
            params={{ userId: entry.about.id }}
            className={buttonStyles({ size: "sm" })}
          >
            <UserRound aria-hidden="true" size={15} />
            Open user
          </Link>
        )}
        <CopyButton
          variant="ghost"
          size="sm"
          label="Copy entry"
          text={`#${entry.id}, ${utcMinute(entry.at)} UTC: ${auditSentence(entry)} (${entry.outcome}) ${JSON.stringify(entry.details)}`}
        />
      </div>
    </div>
  );
}

/** "left_out" and "sessionId" become "Left out" and "Session id". */
function readable(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(value: unknown): string {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(shown).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
