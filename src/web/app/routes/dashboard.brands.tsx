import { createFileRoute } from "@tanstack/react-router";
import { BrandsScreen } from "@/features/brands/brands-screen.tsx";
import { isWay, type Way } from "@/features/brands/start/ways.ts";
import { useDocumentTitle } from "../use-document-title.ts";

/** `new` is the way on which another brand is being made. */
type BrandsSearch = { new?: Way | undefined };

export const Route = createFileRoute("/dashboard/brands")({
  component: BrandsRoute,
  validateSearch: ({ new: way }: Record<string, unknown>): BrandsSearch => ({ new: isWay(way) ? way : undefined }),
});

function BrandsRoute() {
  useDocumentTitle("Brands");
  const { new: way } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BrandsScreen
      way={way}
      onWay={(next) => void navigate({ search: { new: next }, replace: true, resetScroll: false })}
    />
  );
}
