import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/email-preview")({ component: EmailPreviewScreen });

function EmailPreviewScreen() {
  useDocumentTitle("Email Preview");
  return (
    <BananamanGate screen="Email Preview">
      <PlaceholderScreen
        title="Email Preview"
        description="Shows the magic-link mail as people get it, and sends a test."
        action={{ to: "/dashboard", label: "Go to Dashboard" }}
      />
    </BananamanGate>
  );
}
