import { createFileRoute } from "@tanstack/react-router";
import { GalleryScreen } from "@/features/gallery/gallery-screen.tsx";
import { readId, readText } from "@/lib/list/address.ts";
import { useDocumentTitle } from "../use-document-title.ts";

/** `open` is the creative that is shown in detail. */
type GallerySearch = { search?: string | undefined; type?: string | undefined; open?: string | undefined };

export const Route = createFileRoute("/dashboard/gallery")({
  component: GalleryRoute,
  validateSearch: ({ search, type, open }: Record<string, unknown>): GallerySearch => ({
    search: readText(search),
    type: readText(type),
    open: readId(open),
  }),
});

function GalleryRoute() {
  useDocumentTitle("Gallery");
  const { open, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GalleryScreen
      filters={filters}
      // Added to the address as it is now: the one that is shown may be a moment behind.
      onFilter={(change) =>
        void navigate({ search: (now) => ({ ...now, open: undefined, ...change }), replace: true, resetScroll: false })
      }
      openId={open}
    />
  );
}
