import { useNavigate } from "@tanstack/react-router";
import { ListTail } from "@/components/list-tail.tsx";
import { PageHead } from "@/components/page-head.tsx";
import { TilesLoading } from "@/components/tiles-loading.tsx";
import { VirtualGrid } from "@/components/virtual-grid.tsx";
import { useOpenRow } from "@/lib/list/use-open-row.ts";
import { useTemplateCount } from "./api/count-templates.ts";
import { useCategories } from "./api/get-categories.ts";
import { useTemplate } from "./api/get-template.ts";
import type { MemeFilters } from "./api/meme-filters.ts";
import { useTemplates } from "./api/search-templates.ts";
import { OwnPictureButton } from "./editor/own-picture-button.tsx";
import { MemeDialog } from "./meme-dialog.tsx";
import { MemeTile } from "./meme-tile.tsx";
import { MemeToolbar } from "./meme-toolbar.tsx";
import { NoTemplates, TemplatesFailed } from "./memes-states.tsx";
import { useUseTemplate } from "./use-template.ts";
import "@/components/tile.css";

const NO_FILTERS: MemeFilters = { search: undefined, category: undefined };
const MIN_TILE_WIDTH = 232;
/** Name, category and button below the picture. */
const WORDS_HEIGHT = 118;
/** Most pictures are square. */
const PICTURE_HEIGHT = 1;
const neverWide = () => false;

type MemesScreenProps = {
  filters: MemeFilters;
  onFilter: (change: MemeFilters) => void;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
};

export function MemesScreen({ filters, onFilter, openId, onOpen }: MemesScreenProps) {
  const list = useTemplates(filters);
  const categories = useCategories();
  const use = useUseTemplate();
  const navigate = useNavigate();
  const open = useOpenRow({ openId, rows: list.rows, loadMore: list.loadMore, replace: onOpen });
  const template = useTemplate(openId, list.rows[open.place]);
  const total = useTemplateCount(filters);
  const isFiltered = Boolean(filters.search || filters.category);

  function content() {
    if (list.error) return <TemplatesFailed onRetry={list.retry} />;
    if (list.isLoading) return <TilesLoading label="Loading meme templates" />;
    if (list.rows.length === 0 && list.isEnd)
      return <NoTemplates search={filters.search} onClear={() => onFilter(NO_FILTERS)} />;
    return (
      <>
        <VirtualGrid
          label="Meme templates"
          items={list.rows}
          isEnd={list.isEnd}
          leastWidth={MIN_TILE_WIDTH}
          isWide={neverWide}
          pictureHeight={PICTURE_HEIGHT}
          wordsHeight={WORDS_HEIGHT}
        >
          {(row) => <MemeTile template={row} />}
        </VirtualGrid>
        <ListTail list={list} things="templates" all={howMany(list.rows.length)} />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Memes"
        description={<span role="status">{describe(total, isFiltered)}</span>}
        action={
          <OwnPictureButton
            size="sm"
            onKept={() => void navigate({ to: "/dashboard/memes/create", search: { own: true } })}
          />
        }
      />
      <MemeToolbar filters={filters} onFilter={onFilter} categories={categories} />
      {content()}
      {template && (
        <MemeDialog
          template={template}
          onUse={use}
          onPrevious={open.previous}
          onNext={open.next}
          onClose={open.close}
        />
      )}
    </>
  );
}

function describe(total: number | undefined, isFiltered: boolean): string {
  if (!isFiltered) return `${total ? howMany(total) : "Templates"}. The riper, the further it spreads.`;
  if (total === 0) return "No templates match";
  return total ? `${howMany(total)} ${total === 1 ? "matches" : "match"}` : "Templates that match";
}

const howMany = (count: number) => `${count.toLocaleString()} ${count === 1 ? "template" : "templates"}`;
