import { createFileRoute, Navigate } from "@tanstack/react-router";
import { PricingCard } from "@/features/billing/pricing-card.tsx";
import { LandingPage } from "@/features/landing/landing-page.tsx";
import { useSession } from "@/lib/auth.ts";
import { openSignIn } from "@/lib/sign-in-dialog.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/")({ component: HomePage });

function HomePage() {
  const session = useSession();
  useDocumentTitle("Generate Epic Ads in Seconds");
  if (session.status === "signed-in") return <Navigate to="/dashboard" replace />;
  return <LandingPage onGetAccess={openSignIn} pricingCard={<PricingCard onGetStarted={openSignIn} busy={false} />} />;
}
