import { Link } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { AuditEntryRow } from "../audit/audit-entry-row.tsx";

/** The latest entries of the audit log by this user or about them. */
export function TrailCard({ user, className }: { user: AdminUser; className?: string }) {
  return (
    <Card
      flush
      className={className}
      title={
        <span className="flex items-center gap-2.5">
          <ScrollText aria-hidden="true" size={16} className="text-ink-2" />
          Audit trail
        </span>
      }
      action={
        <Link
          to="/dashboard/bananaman-users/audit-log"
          search={{ search: user.email }}
          className={buttonStyles({ variant: "ghost", size: "sm" })}
        >
          See all
          <span className="sr-only"> of the audit log</span>
        </Link>
      }
    >
      {user.audit.length === 0 && <p className="px-5 py-4.5 text-ink-2">Nothing yet.</p>}
      <ul>
        {user.audit.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
