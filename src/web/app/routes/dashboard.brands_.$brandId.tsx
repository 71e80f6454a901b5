import { createFileRoute } from "@tanstack/react-router";
import { BrandScreen } from "@/features/brands/brand-screen.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/brands_/$brandId")({ component: BrandRoute });

function BrandRoute() {
  useDocumentTitle("Brand");
  const { brandId } = Route.useParams();
  return <BrandScreen key={brandId} brandId={brandId} />;
}
