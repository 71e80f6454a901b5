import { Download, Package, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { useBusy } from "@/lib/use-busy.ts";
import type { CreativeFilters, useCreatives } from "./api/search-creatives.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { MAX_EXPORTED, useSelectionExport } from "./selection-export.tsx";
import { useSelectAll } from "./use-select-all.ts";
import type { Selection } from "./use-selection.ts";
import { MAX_IN_ZIP, useZipDownload } from "./use-zip-download.ts";

type SelectionBarProps = {
  selection: Selection;
  filters: CreativeFilters;
  list: ReturnType<typeof useCreatives>;
  /** How many the filters match. */
  total: number | undefined;
};

/** The actions for all selected creatives. Floats over the list, on phones above the tabs. */
export function SelectionBar({ selection, filters, list, total }: SelectionBarProps) {
  const zip = useZipDownload();
  const exporting = useSelectionExport();
  const [isSelecting, selectAll] = useSelectAll(filters, selection);
  const [toDelete, setToDelete] = useState<readonly string[]>([]);
  const { ids } = selection;
  const count = ids.length;
  const words = count.toLocaleString();
  const [isBeginning, begin] = useBusy(() => exporting.begin(ids));
  const areAllPicked = (list.isEnd || count === total) && list.rows.every(({ id }) => selection.has(id));

  async function download() {
    const packed = await zip.download(ids);
    // The next download takes those that are still selected.
    if (count > MAX_IN_ZIP) selection.drop(packed);
  }

  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-3 bottom-5 z-30 mx-auto flex w-fit max-w-[calc(100vw-24px)] flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-4 bg-overlay py-2 pr-2 pl-4 shadow-toast max-tablet:bottom-[calc(var(--tabs-height)+8px+env(safe-area-inset-bottom))] desk:left-[calc(248px+12px)]"
    >
      <p role="status" className="text-13">
        <b className="font-[650]">{words}</b> selected
      </p>
      {zip.progress ? (
        <>
          <Progress
            label="Packing"
            aside={`${zip.progress.done} of ${zip.progress.total}`}
            value={zip.progress.done}
            max={zip.progress.total}
            className="w-48"
          />
          <Button size="sm" onClick={zip.stop}>
            Stop
          </Button>
        </>
      ) : (
        <>
          <div className="flex items-center gap-1 max-tablet:ml-auto">
            <Button variant="ghost" size="sm" busy={isSelecting} disabled={areAllPicked} onClick={selectAll}>
              Select all {total?.toLocaleString()}
            </Button>
            <Button variant="ghost" size="sm" disabled={count === 0 || isSelecting} onClick={selection.clear}>
              Clear
            </Button>
          </div>
          <div className="flex items-center gap-1 max-tablet:w-full max-tablet:pr-2 max-tablet:[&>*]:flex-1">
            <Button
              variant="danger-quiet"
              size="sm"
              disabled={count === 0 || isSelecting}
              icon={<Trash2 aria-hidden="true" size={15} />}
              onClick={() => setToDelete(ids)}
            >
              Delete {words}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              busy={isBeginning}
              disabled={count === 0 || isSelecting}
              icon={<Package aria-hidden="true" size={15} />}
              onClick={begin}
            >
              {count > MAX_EXPORTED ? `Export ${MAX_EXPORTED} of ${words}` : "Export"}
            </Button>
            <Button
              variant="ink"
              size="sm"
              disabled={count === 0 || isSelecting}
              icon={<Download aria-hidden="true" size={15} />}
              onClick={() => void download()}
            >
              {count > MAX_IN_ZIP ? `Download ${MAX_IN_ZIP} of ${words}` : `Download ${words}`}
            </Button>
          </div>
          {count > MAX_IN_ZIP && (
            <p className="w-full pr-2 text-ink-2 text-xs tablet:text-center">
              A zip holds at most {MAX_IN_ZIP}. The others stay selected for the next one.
            </p>
          )}
        </>
      )}
      {exporting.dialog}
      <DeleteDialog
        ids={toDelete}
        creative={list.rows.find(({ id }) => id === toDelete[0])}
        onClose={() => setToDelete([])}
        onDeleted={(gone) => (gone.length === toDelete.length ? selection.end() : selection.drop(gone))}
      />
    </section>
  );
}
