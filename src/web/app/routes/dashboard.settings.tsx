import { createFileRoute } from "@tanstack/react-router";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsScreen });

function SettingsScreen() {
  useDocumentTitle("Settings");
  return (
    <PlaceholderScreen
      title="Settings"
      description="Your AI key, what you used this month, your plan and your account."
      action={{ to: "/dashboard", label: "Go to Dashboard" }}
    />
  );
}
