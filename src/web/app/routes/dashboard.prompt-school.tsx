import { createFileRoute } from "@tanstack/react-router";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/prompt-school")({ component: PromptSchoolScreen });

function PromptSchoolScreen() {
  useDocumentTitle("Prompt School");
  return (
    <PlaceholderScreen
      title="Prompt School"
      description="Seven short lessons on describing pictures, each with a template to copy."
      action={{ to: "/dashboard/generate", label: "Open Generate" }}
    />
  );
}
