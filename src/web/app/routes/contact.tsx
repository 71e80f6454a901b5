import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "@/features/legal/contact-page.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/contact")({ component: ContactRoute });

function ContactRoute() {
  useDocumentTitle("Contact");
  return <ContactPage />;
}
