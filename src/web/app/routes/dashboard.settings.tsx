import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "@/components/page-head.tsx";
import { ApiKeyCard } from "@/features/settings/api-key-card.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsScreen });

function SettingsScreen() {
  useDocumentTitle("Settings");
  return (
    <>
      <PageHead title="Settings" description="Your key, your usage, your account" />
      <ApiKeyCard />
    </>
  );
}
