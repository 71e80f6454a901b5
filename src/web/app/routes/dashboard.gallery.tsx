import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { LONGEST_SEARCH } from "@/features/gallery/api/search-creatives.ts";
import { GalleryScreen } from "@/features/gallery/gallery-screen.tsx";
import { textParam } from "@/lib/list/text-param.ts";
import { useDocumentTitle } from "../use-document-title.ts";

const searchSchema = z.object({
  search: textParam(LONGEST_SEARCH),
  type: textParam(40),
  /** The creative that is shown in detail. */
  open: z.uuid().optional().catch(undefined),
});

type GallerySearch = { search?: string | undefined; type?: string | undefined; open?: string | undefined };

export const Route = createFileRoute("/dashboard/gallery")({
  component: GalleryRoute,
  validateSearch: (search: Record<string, unknown>): GallerySearch => searchSchema.parse(search),
});

function GalleryRoute() {
  useDocumentTitle("Gallery");
  const { open, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GalleryScreen
      filters={filters}
      onFilter={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      openId={open}
    />
  );
}
