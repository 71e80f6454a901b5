import { createFileRoute } from "@tanstack/react-router";
import type { UserPage } from "@/features/admin/api/list-users.ts";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { readUserPage } from "@/features/admin/users/read-user-page.ts";
import { UsersScreen } from "@/features/admin/users/users-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/bananaman-users")({
  component: ManageUsersRoute,
  validateSearch: (search: Record<string, unknown>): UserPage => readUserPage(search),
});

function ManageUsersRoute() {
  useDocumentTitle("Manage Users");
  const page = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BananamanGate screen="Manage Users">
      <UsersScreen page={page} onPage={(next) => void navigate({ search: next, replace: true, resetScroll: false })} />
    </BananamanGate>
  );
}
