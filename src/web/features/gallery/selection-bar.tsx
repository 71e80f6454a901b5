import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import type { Creative } from "./api/creative.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { Selection } from "./use-selection.ts";
import { useZipDownload } from "./use-zip-download.ts";

type SelectionBarProps = { selection: Selection; rows: readonly Creative[] };

/** What can be done with all that is picked. Stands above the list, on phones above the tabs. */
export function SelectionBar({ selection, rows }: SelectionBarProps) {
  const zip = useZipDownload();
  const [toDelete, setToDelete] = useState<readonly Creative[]>([]);
  const { creatives } = selection;
  const count = creatives.length;
  const areAllPicked = rows.every(({ id }) => selection.has(id));
  return (
    <section
      aria-label="Selection"
      className="fixed inset-x-3 bottom-5 z-30 mx-auto flex w-fit max-w-[calc(100vw-24px)] flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-4 bg-overlay py-2 pr-2 pl-4 shadow-toast max-tablet:bottom-[calc(var(--tabs-height)+8px+env(safe-area-inset-bottom))] desk:left-[calc(248px+12px)]"
    >
      <p role="status" className="text-13">
        <b className="font-[650]">{count}</b> selected
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
            <Button variant="ghost" size="sm" disabled={areAllPicked} onClick={() => selection.pick(rows)}>
              Select all {rows.length}
            </Button>
            <Button variant="ghost" size="sm" disabled={count === 0} onClick={() => selection.drop(ids(creatives))}>
              Clear
            </Button>
          </div>
          <div className="flex items-center gap-1 max-tablet:w-full max-tablet:pr-2 max-tablet:[&>*]:flex-1">
            <Button
              variant="danger-quiet"
              size="sm"
              disabled={count === 0}
              icon={<Trash2 aria-hidden="true" size={15} />}
              onClick={() => setToDelete(creatives)}
            >
              Delete {count}
            </Button>
            <Button
              variant="ink"
              size="sm"
              disabled={count === 0}
              icon={<Download aria-hidden="true" size={15} />}
              onClick={() => void zip.download(creatives)}
            >
              Download {count}
            </Button>
          </div>
        </>
      )}
      <DeleteDialog creatives={toDelete} onClose={() => setToDelete([])} onDeleted={selection.end} />
    </section>
  );
}

const ids = (creatives: readonly Creative[]) => creatives.map(({ id }) => id);
