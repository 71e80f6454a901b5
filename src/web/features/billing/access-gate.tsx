import type { ReactNode } from "react";
import { LoadingPage } from "@/components/loading-page.tsx";
import { Toaster } from "@/components/toaster.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useAccess } from "./api/get-access.ts";
import { UnpaidPage } from "./unpaid-page.tsx";
import { useCheckout } from "./use-checkout.ts";

type AccessGateProps = {
  user: { id: string; email: string };
  signOut: ReactNode;
  /** Taking one's data along, and leaving, need no access. */
  yourData: ReactNode;
  children: ReactNode;
};

/** Shows the dashboard to those who have access. The server decides the same again at every request. */
export function AccessGate({ user, signOut, yourData, children }: AccessGateProps) {
  const access = useAccess(user.id);
  const checkout = useCheckout(() => void access.refetch());
  if (access.data === true) return children;
  if (access.data === false) {
    const { busy, open: onBuy } = checkout;
    return <UnpaidPage email={user.email} {...{ busy, onBuy, signOut, yourData }} />;
  }
  if (!access.isError) return <LoadingPage label="Checking your access" />;
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-5 text-ink-2">
      <div className="solo">
        <Toaster stage="raw" />
        <h1 className="heading">We could not check your access</h1>
        <p className="sub" role="alert">
          The server did not answer. Your account and what you paid for are safe.
        </p>
        <div className="actions">
          <Button variant="primary" busy={access.isFetching} onClick={() => void access.refetch()}>
            Try again
          </Button>
          {signOut}
        </div>
      </div>
    </main>
  );
}
