import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { mayHaveKeptIdea } from "@/creatives/kept-idea/kept-idea-key.ts";
import { PricingCard } from "@/features/billing/pricing-card.tsx";
import { LandingPage } from "@/features/landing/landing-page.tsx";
import { type SessionState, useSession } from "@/session/auth.ts";
import { wishForCheckout } from "@/session/checkout-wish.ts";
import { openSignIn } from "@/session/sign-in-dialog.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/")({ component: HomePage });

function HomePage() {
  const session = useSession();
  useDocumentTitle("Generate Epic Ads in Seconds");
  useEffect(lookForError, []);
  useEffect(() => lookForInvitation(session.status), [session.status]);
  if (session.status === "signed-in") {
    return <Navigate to={mayHaveKeptIdea() ? "/dashboard/generate" : "/dashboard"} replace />;
  }
  return <LandingPage onGetAccess={buy} pricingCard={<PricingCard onGetStarted={buy} busy={false} />} />;
}

function buy() {
  wishForCheckout();
  openSignIn();
}

/** Seldom needed, so its code is fetched only then. */
function lookForError() {
  if (!/[?#&]error/.test(window.location.href)) return;
  void import("../report-error-in-address.ts").then(({ reportErrorInAddress }) => reportErrorInAddress());
}

/** A mail of ours leads here to sign in. Whoever is signed in already is taken to the dashboard instead. */
function lookForInvitation(status: SessionState["status"]) {
  if (status !== "signed-out" || !window.location.hash.includes("sign-in=")) return;
  void import("../accept-invitation.ts").then(({ acceptInvitation }) => acceptInvitation());
}
