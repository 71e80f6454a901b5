import { Link, useLocation } from "@tanstack/react-router";
import { EmptyToaster } from "@/components/toaster.tsx";
import { SoloPage } from "./solo-page.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

export function NotFoundPage() {
  const { pathname } = useLocation();
  useDocumentTitle("Page not found");
  return (
    <SoloPage>
      <EmptyToaster />
      <h1 className="heading">Page not found</h1>
      <p className="sub">The address may have a typo, or the page has moved.</p>
      <p className="address">{pathname}</p>
      <div className="actions">
        <Link to="/dashboard" className="btn btn-primary">
          Go to Dashboard
        </Link>
        <Link to="/" className="btn btn-outline">
          Home page
        </Link>
      </div>
    </SoloPage>
  );
}
