import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { CallbackView } from "@/features/auth/callback-view.tsx";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/auth/callback")({ component: CallbackPage });

function CallbackPage() {
  const navigate = useNavigate();
  useDocumentTitle("Signing you in");
  return (
    <SoloPage>
      <CallbackView
        onSignedIn={() => void navigate({ to: "/dashboard", replace: true })}
        onGiveUp={() => void navigate({ to: "/", replace: true })}
      />
    </SoloPage>
  );
}
