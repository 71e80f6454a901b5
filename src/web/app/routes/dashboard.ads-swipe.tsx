import { createFileRoute } from "@tanstack/react-router";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/ads-swipe")({ component: AdsSwipeScreen });

function AdsSwipeScreen() {
  useDocumentTitle("Ads Swipe");
  return (
    <PlaceholderScreen
      title="Ads Swipe"
      description="More than 280 example ads, to filter by platform and industry and learn from."
      action={{ to: "/dashboard/generate", label: "Open Generate" }}
    />
  );
}
