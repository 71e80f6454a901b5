import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "@/features/legal/terms-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/terms")({ component: TermsRoute });

function TermsRoute() {
  useDocumentTitle("Terms");
  return <TermsPage />;
}
