import { createFileRoute } from "@tanstack/react-router";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/gallery")({ component: GalleryScreen });

function GalleryScreen() {
  useDocumentTitle("Gallery");
  return (
    <PlaceholderScreen
      title="Creative Gallery"
      description="Everything you generate is kept here, to search, download and build on."
      action={{ to: "/dashboard/generate", label: "Open Generate" }}
    />
  );
}
