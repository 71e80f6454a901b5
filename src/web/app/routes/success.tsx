import { createFileRoute, Navigate } from "@tanstack/react-router";
import { LoadingPage } from "@/components/loading-page.tsx";
import { SuccessPage } from "@/features/billing/success-page.tsx";
import { useSession } from "@/session/auth.ts";
import { SignOutButton } from "../shell/sign-out-button.tsx";
import { UserQueries } from "../shell/user-queries.tsx";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/success")({
  component: SuccessRoute,
  validateSearch: ({ session_id }: Record<string, unknown>): { session_id?: string } =>
    typeof session_id === "string" ? { session_id } : {},
});

function SuccessRoute() {
  useDocumentTitle("Your payment");
  const { session_id } = Route.useSearch();
  const { status, user } = useSession();
  if (status === "signed-out") return <Navigate to="/" replace />;
  if (!user) return <LoadingPage />;
  return (
    <UserQueries key={user.id}>
      <SoloPage wide action={<SignOutButton variant="ghost" size="sm" />}>
        <SuccessPage userId={user.id} sessionId={session_id} />
      </SoloPage>
    </UserQueries>
  );
}
