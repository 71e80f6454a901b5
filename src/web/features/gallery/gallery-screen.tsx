import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { PageHead } from "@/components/page-head.tsx";
import { TilesLoading } from "@/components/tiles-loading.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import type { Card } from "@/creatives/versions/card.ts";
import { useCreativeCount } from "./api/count-creatives.ts";
import { useTypes } from "./api/get-types.ts";
import { type CreativeFilters, useCreatives } from "./api/search-creatives.ts";
import { CreativeGrid } from "./creative-grid.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DetailDialog } from "./detail-dialog.tsx";
import { GalleryEmpty, GalleryFailed } from "./gallery-states.tsx";
import { GalleryToolbar } from "./gallery-toolbar.tsx";
import { howManyCreatives } from "./how-many-creatives.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useCreativeActions } from "./use-creative-actions.ts";
import { useOpenCreative } from "./use-open-creative.ts";
import { useSelection } from "./use-selection.ts";
import "@/components/tile.css";
import "./gallery.css";

type GalleryScreenProps = {
  filters: CreativeFilters;
  onFilter: (change: CreativeFilters) => void;
  openId: string | undefined;
};

export function GalleryScreen({ filters, onFilter, openId }: GalleryScreenProps) {
  const list = useCreatives(filters);
  const total = useCreativeCount(filters);
  const types = useTypes();
  const actions = useCreativeActions();
  const selection = useSelection();
  const open = useOpenCreative(openId, list.rows, list.loadMore);
  const [toDelete, setToDelete] = useState<Card | null>(null);
  const isFiltered = Boolean(filters.search || filters.type);

  function content() {
    if (list.error) return <GalleryFailed onRetry={list.retry} />;
    if (list.isLoading) return <TilesLoading label="Loading your creatives" />;
    if (list.rows.length === 0 && list.isEnd) {
      return <GalleryEmpty isFiltered={isFiltered} onClear={() => onFilter({ search: undefined, type: undefined })} />;
    }
    return <CreativeGrid {...{ list, actions, selection }} onDelete={setToDelete} />;
  }

  return (
    <>
      <PageHead
        title="Creative Gallery"
        description={<span role="status">{describe(total, isFiltered)}</span>}
        action={
          <Link to="/dashboard/generate" className={buttonStyles({ variant: "primary" })}>
            <Plus aria-hidden="true" size={16} />
            New creative
          </Link>
        }
      />
      <GalleryToolbar {...{ filters, onFilter, selection }} present={types ?? []} canSelect={list.rows.length > 0} />
      {content()}
      {selection.isOn && <SelectionBar {...{ selection, filters, list, total }} />}
      {open.creative && (
        <DetailDialog
          key={open.creative.id}
          creative={open.creative}
          version={open.version}
          actions={actions}
          onPrevious={open.previous}
          onNext={open.next}
          onClose={open.close}
          onDeleted={selection.drop}
        />
      )}
      <DeleteDialog
        ids={toDelete ? [toDelete.id] : []}
        creative={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={selection.drop}
      />
    </>
  );
}

function describe(total: number | undefined, isFiltered: boolean): string {
  if (total === undefined) return "Newest first";
  if (total === 0) return isFiltered ? "No creatives match" : "What you generate lands here";
  return `${howManyCreatives(total)}, newest first`;
}
