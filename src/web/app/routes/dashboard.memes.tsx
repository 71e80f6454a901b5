import { createFileRoute } from "@tanstack/react-router";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/memes")({ component: MemesScreen });

function MemesScreen() {
  useDocumentTitle("Memes");
  return (
    <PlaceholderScreen
      title="Memes"
      description="More than 90 meme templates, to search by name and make your own."
      action={{ to: "/dashboard/generate", label: "Open Generate" }}
    />
  );
}
