import { createFileRoute } from "@tanstack/react-router";
import { type MemeFilters, readSort } from "@/features/memes/api/meme-filters.ts";
import { MemesScreen } from "@/features/memes/memes-screen.tsx";
import { readId, readText } from "@/lib/list/address.ts";
import { useDocumentTitle } from "../use-document-title.ts";

/** `open` is the template that is shown in detail. */
type MemesSearch = MemeFilters & { open?: string | undefined };

export const Route = createFileRoute("/dashboard/memes")({
  component: MemesRoute,
  validateSearch: ({ search, category, sort, open }: Record<string, unknown>): MemesSearch => ({
    search: readText(search),
    category: readText(category),
    sort: readSort(sort),
    open: readId(open),
  }),
});

function MemesRoute() {
  useDocumentTitle("Memes");
  const { open, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MemesScreen
      filters={filters}
      // Added to the address as it is now: the one that is shown may be a moment behind.
      onFilter={(change) =>
        void navigate({ search: (now) => ({ ...now, open: undefined, ...change }), replace: true, resetScroll: false })
      }
      openId={open}
      onOpen={(id) =>
        void navigate({
          search: (before) => ({ ...before, open: id }),
          // Replacing the entry does not change how far back the list is in the history.
          state: (before) => ({ isOpenedHere: before.isOpenedHere === true }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
