import { createFileRoute } from "@tanstack/react-router";
import { SoloPage } from "../solo-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/success")({ component: SuccessPage });

function SuccessPage() {
  useDocumentTitle("Success");
  return (
    <SoloPage>
      <h1 className="heading">Success</h1>
      <p className="sub">This page is being baked.</p>
    </SoloPage>
  );
}
