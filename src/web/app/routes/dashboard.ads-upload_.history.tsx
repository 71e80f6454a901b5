import { createFileRoute } from "@tanstack/react-router";
import { BananamanGate } from "@/features/admin/bananaman-gate.tsx";
import { PastUploadsScreen } from "@/features/admin/upload/history/past-uploads-screen.tsx";
import { readText } from "@/lib/list/address.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/ads-upload_/history")({
  validateSearch: ({ search }: Record<string, unknown>): { search?: string | undefined } => ({
    search: readText(search),
  }),
  component: HistoryScreen,
});

function HistoryScreen() {
  useDocumentTitle("Past uploads");
  const { search = "" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BananamanGate screen="Upload Ads">
      <PastUploadsScreen
        search={search}
        onSearch={(next) => void navigate({ search: { search: next || undefined }, replace: true })}
      />
    </BananamanGate>
  );
}
