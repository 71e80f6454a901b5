import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { EmailPreviewScreen } from "@/features/admin/email-preview/email-preview-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/email-preview")({ component: EmailPreview });

function EmailPreview() {
  useDocumentTitle("Email Preview");
  return (
    <BananamanGate screen="Email Preview">
      <EmailPreviewScreen />
    </BananamanGate>
  );
}
