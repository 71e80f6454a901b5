import { createFileRoute } from "@tanstack/react-router";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/pricing")({ component: PricingPage });

function PricingPage() {
  useDocumentTitle("Pricing");
  return (
    <SoloPage>
      <h1 className="heading">Pricing</h1>
      <p className="sub">This page is being baked.</p>
    </SoloPage>
  );
}
