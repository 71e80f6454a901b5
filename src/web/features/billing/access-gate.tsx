import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { LoadingPage } from "@/components/loading-page.tsx";
import { Toaster } from "@/components/toaster.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { GateView } from "./gate-view.ts";
import { useCheckout } from "./use-checkout.ts";
import { useGate } from "./use-gate.ts";

// Members never see it.
const UnpaidView = lazy(() => import("./unpaid-view.tsx").then(({ UnpaidView: view }) => ({ default: view })));

type AccessGateProps = {
  user: { id: string; email: string };
  signOut: ReactNode;
  /** Exporting one's data and deleting the account need no access. */
  yourData: ReactNode;
  children: ReactNode;
};

/** Shows the dashboard to those who have access. The server checks again on every request. */
export function AccessGate({ user, signOut, yourData, children }: AccessGateProps) {
  const gate = useGate(user.id);
  const { busy, open: onBuy } = useCheckout(gate.ask);
  useFocusWhenOpened(gate.view);
  if (gate.view === "open") return children;
  if (gate.view === "checking")
    return gate.hasFailed ? (
      <NotChecked asking={gate.isAsking} onAsk={gate.ask} signOut={signOut} />
    ) : (
      <LoadingPage label="Checking your access" />
    );
  return (
    <Suspense fallback={<LoadingPage label="Checking your access" />}>
      <UnpaidView {...{ gate, busy, onBuy }} view={gate.view} visitor={{ email: user.email, signOut, yourData }} />
    </Suspense>
  );
}

/** After a wait at the gate, the focus moves to the top of the screen instead of getting lost. */
function useFocusWhenOpened(view: GateView) {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (view === "arrived") hasWaited.current = true;
    if (view !== "open" || !hasWaited.current) return;
    hasWaited.current = false;
    document.getElementById("main")?.focus();
  }, [view]);
}

type NotCheckedProps = { asking: boolean; onAsk: () => void; signOut: ReactNode };

function NotChecked({ asking, onAsk, signOut }: NotCheckedProps) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-5 text-ink-2">
      <div className="solo">
        <Toaster stage="raw" />
        <h1 className="heading">We could not check your access</h1>
        <p className="sub" role="alert">
          The server did not answer. Your account and what you paid for are safe.
        </p>
        <div className="actions">
          <Button variant="primary" busy={asking} onClick={onAsk}>
            Try again
          </Button>
          {signOut}
        </div>
      </div>
    </main>
  );
}
