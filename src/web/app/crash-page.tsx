import { EmptyToaster } from "@/components/toaster.tsx";
import { SoloPage } from "./solo-page.tsx";
import { useDocumentTitle } from "./use-document-title.ts";

export function CrashPage() {
  useDocumentTitle("This page stopped working");
  return (
    <SoloPage>
      <EmptyToaster />
      <h1 className="heading">This page stopped working</h1>
      <p className="sub" role="alert">
        Something went wrong on our side. Nothing was charged. Reload the page to go on.
      </p>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload page
        </button>
        {/* A full page load on purpose: it leaves the broken state behind. */}
        <a href="/" className="btn btn-outline">
          Home page
        </a>
      </div>
    </SoloPage>
  );
}
