import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { readCallbackUrl } from "@/features/auth/callback-url.ts";
import { PricingCard } from "@/features/billing/pricing-card.tsx";
import { LandingPage } from "@/features/landing/landing-page.tsx";
import { useSession } from "@/lib/auth.ts";
import { wishForCheckout } from "@/lib/checkout-wish.ts";
import { openSignIn } from "@/lib/sign-in-dialog.ts";
import { showAuthenticationError } from "../show-authentication-error.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/")({ component: HomePage });

function HomePage() {
  const session = useSession();
  useDocumentTitle("Generate Epic Ads in Seconds");
  useEffect(reportErrorInAddress, []);
  if (session.status === "signed-in") return <Navigate to="/dashboard" replace />;
  return <LandingPage onGetAccess={buy} pricingCard={<PricingCard onGetStarted={buy} busy={false} />} />;
}

function buy() {
  wishForCheckout();
  openSignIn();
}

/** A link that could not lead to the callback page leads here, with what went wrong in the address. */
function reportErrorInAddress() {
  const { error } = readCallbackUrl(window.location.href);
  if (!error) return;
  window.history.replaceState(window.history.state, "", "/");
  showAuthenticationError(error);
}
