import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ConfirmEmailView } from "@/features/auth/confirm-email-view.tsx";
import { openSignInFor } from "@/session/sign-in-dialog.ts";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/confirm-email")({ component: ConfirmEmailPage });

function ConfirmEmailPage() {
  const navigate = useNavigate();
  useDocumentTitle("Confirm your new email");
  const goHome = () => navigate({ to: "/", replace: true });
  return (
    <SoloPage>
      <ConfirmEmailView
        onSignIn={(email) => void goHome().then(() => openSignInFor(email))}
        onLeave={() => void goHome()}
      />
    </SoloPage>
  );
}
