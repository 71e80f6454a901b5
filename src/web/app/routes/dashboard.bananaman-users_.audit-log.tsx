import { createFileRoute } from "@tanstack/react-router";
import { AuditScreen } from "@/features/admin/audit/audit-screen.tsx";
import { type AuditAddress, readAuditAddress } from "@/features/admin/audit/read-audit-address.ts";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/bananaman-users_/audit-log")({
  component: AuditLogRoute,
  validateSearch: (search: Record<string, unknown>): AuditAddress => readAuditAddress(search),
});

function AuditLogRoute() {
  useDocumentTitle("Audit log");
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BananamanGate screen="the audit log">
      <AuditScreen
        address={address}
        onAddress={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </BananamanGate>
  );
}
