import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { PlaceholderScreen } from "../placeholder-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/ads-upload")({ component: AdsUploadScreen });

function AdsUploadScreen() {
  useDocumentTitle("Upload Ads");
  return (
    <BananamanGate screen="Upload Ads">
      <PlaceholderScreen
        title="Upload Ads"
        description="Adds example ads from a CSV file to Ads Swipe."
        action={{ to: "/dashboard/ads-swipe", label: "Open Ads Swipe" }}
      />
    </BananamanGate>
  );
}
