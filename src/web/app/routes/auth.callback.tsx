import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { mayHaveKeptIdea } from "@/creatives/kept-idea/kept-idea-key.ts";
import { CallbackView } from "@/features/auth/callback-view.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { takeCheckoutWish } from "@/session/checkout-wish.ts";
import { openSignIn } from "@/session/sign-in-dialog.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { showAuthenticationError } from "../show-authentication-error.ts";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/auth/callback")({ component: CallbackPage });

function CallbackPage() {
  const navigate = useNavigate();
  useDocumentTitle("Signing you in");
  const goHome = () => navigate({ to: "/", replace: true });
  return (
    <SoloPage>
      <CallbackView
        onSignedIn={() => {
          showToast({ tone: "ok", title: `Welcome to ${PRODUCT_NAME}! 🍌` });
          if (takeCheckoutWish()) void navigate({ to: "/pricing", search: { checkout: "now" }, replace: true });
          else void navigate({ to: mayHaveKeptIdea() ? "/dashboard/generate" : "/dashboard", replace: true });
        }}
        onGiveUp={(message) => {
          // This page has already shown the message, unless the tab was in the background.
          const wasSeen = document.visibilityState === "visible";
          void goHome().then(() => wasSeen || showAuthenticationError(message));
        }}
        onTryAgain={() => void goHome().then(openSignIn)}
      />
    </SoloPage>
  );
}
