import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "@/features/legal/privacy-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/privacy")({ component: PrivacyRoute });

function PrivacyRoute() {
  useDocumentTitle("Privacy");
  return <PrivacyPage />;
}
