import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/bananaman-users")({ component: ManageUsersScreen });

function ManageUsersScreen() {
  useDocumentTitle("Manage Users");
  return (
    <BananamanGate screen="Manage Users">
      <PlaceholderScreen
        title="Manage Users"
        description="Lists everybody with an account, and grants free access."
        action={{ to: "/dashboard", label: "Go to Dashboard" }}
      />
    </BananamanGate>
  );
}
