import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { TopBar } from "@/components/site/top-bar.tsx";
import { BuyButton, type BuyButtonProps } from "@/features/billing/pricing-card.tsx";
import { PricingPage } from "@/features/billing/pricing-page.tsx";
import { useCheckout } from "@/features/billing/use-checkout.ts";
import { useSession } from "@/session/auth.ts";
import { wishForCheckout } from "@/session/checkout-wish.ts";
import { openSignIn } from "@/session/sign-in-dialog.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/pricing")({
  component: PricingRoute,
  /** `checkout=now`: the user pressed a buying button and then had to sign in. */
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: "now" } =>
    checkout === "now" ? { checkout } : {},
});

/** Loaded on demand: most visitors have no account, so no payment can be pending. */
const MemberBuying = lazy(async () => ({ default: (await import("../shell/member-buying.tsx")).MemberBuying }));

function PricingRoute() {
  useDocumentTitle("Pricing");
  const navigate = useNavigate();
  const { status, user } = useSession();
  const checkout = useCheckout(() => void navigate({ to: "/dashboard" }));
  useCheckoutOnArrival(checkout.open);

  function getStarted() {
    if (status === "signed-in") return checkout.open();
    wishForCheckout();
    openSignIn();
  }
  // A member can only pay once it is known that none of their payments is pending.
  function memberAction(buying: BuyButtonProps) {
    const waiting = <BuyButton {...buying} busy />;
    return user ? (
      <Suspense fallback={waiting}>
        <MemberBuying userId={user.id} {...buying} />
      </Suspense>
    ) : (
      waiting
    );
  }
  return (
    <PricingPage
      topBar={<TopBar />}
      busy={checkout.busy}
      onGetStarted={getStarted}
      action={status === "signed-out" ? undefined : memberAction}
    />
  );
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
