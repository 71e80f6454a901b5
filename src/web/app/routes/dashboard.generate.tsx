import { createFileRoute } from "@tanstack/react-router";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/generate")({ component: GenerateScreen });

function GenerateScreen() {
  useDocumentTitle("Generate");
  return (
    <PlaceholderScreen
      title="Generate Ad Creatives"
      description="Describe an ad or a meme in one sentence and get a finished creative."
      action={{ to: "/dashboard/settings", label: "Go to Settings" }}
    />
  );
}
