import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyToaster } from "@/components/toaster.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useDocumentTitle } from "./use-document-title.ts";

/** Says that nothing exists at this address, and offers a link. */
export function NotFound({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useDocumentTitle("Page not found");
  return (
    <>
      <EmptyToaster />
      <h1 tabIndex={-1} className="heading">
        Page not found
      </h1>
      <p className="sub">The address may have a typo, or the page has moved.</p>
      <p className="address">{pathname}</p>
      <div className="actions">{children}</div>
    </>
  );
}

export function ToDashboard() {
  return (
    <Link to="/dashboard" activeOptions={{ exact: true }} className={buttonStyles({ variant: "primary" })}>
      Go to Dashboard
    </Link>
  );
}
