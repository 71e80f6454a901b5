import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { TopBar } from "@/components/site/top-bar.tsx";
import { PricingPage } from "@/features/billing/pricing-page.tsx";
import { useCheckout } from "@/features/billing/use-checkout.ts";
import { useSession } from "@/lib/auth.ts";
import { wishForCheckout } from "@/lib/checkout-wish.ts";
import { openSignIn } from "@/lib/sign-in-dialog.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/pricing")({
  component: PricingRoute,
  /** `checkout=now`: somebody wanted to buy, and has signed in for it. */
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: "now" } =>
    checkout === "now" ? { checkout } : {},
});

function PricingRoute() {
  useDocumentTitle("Pricing");
  const navigate = useNavigate();
  const { status } = useSession();
  const checkout = useCheckout(() => void navigate({ to: "/dashboard" }));
  useCheckoutOnArrival(checkout.open);

  function getStarted() {
    if (status === "signed-in") return checkout.open();
    wishForCheckout();
    openSignIn();
  }
  return <PricingPage topBar={<TopBar />} busy={checkout.busy} onGetStarted={getStarted} />;
}

function useCheckoutOnArrival(open: () => void) {
  const { checkout } = Route.useSearch();
  const navigate = useNavigate();
  const { status } = useSession();
  const isOpened = useRef(false);
  const start = useEffectEvent(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    // Coming back from the payment page must not send the buyer there again.
    void navigate({ to: "/pricing", search: {}, replace: true });
    open();
  });
  useEffect(() => {
    if (checkout === "now" && status === "signed-in") start();
  }, [checkout, status]);
}
