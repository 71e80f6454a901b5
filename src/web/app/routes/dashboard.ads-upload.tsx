import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { PicturesCard } from "@/features/admin/pictures/pictures-card.tsx";
import { UploadScreen } from "@/features/admin/upload/upload-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/ads-upload")({ component: UploadAdsScreen });

function UploadAdsScreen() {
  useDocumentTitle("Upload Ads");
  return (
    <BananamanGate screen="Upload Ads">
      <UploadScreen pictures={<PicturesCard />} />
    </BananamanGate>
  );
}
