import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { UserScreen } from "@/features/admin/user/user-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/bananaman-users_/$userId")({ component: OneUserScreen });

function OneUserScreen() {
  useDocumentTitle("User");
  const { userId } = Route.useParams();
  return (
    <BananamanGate screen="Manage Users">
      <UserScreen key={userId} userId={userId} />
    </BananamanGate>
  );
}
