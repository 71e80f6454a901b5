import { Check, ChevronDown, CirclePause, FileSpreadsheet, RotateCcw, TriangleAlert, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import { longDate } from "@/lib/short-date.ts";
import { type AdUpload, KEEP_REMOVED_DAYS } from "../../../../../shared/contracts/ad-uploads.ts";
import { counted } from "../../counted.ts";
import { ProblemList } from "./problem-list.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { useRestore } from "./use-restore.ts";

export function UploadItem({ upload }: { upload: AdUpload }) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const problems = upload.failed + upload.left_out;
  return (
    <li className={cn(upload.undone_at && "text-ink-2")}>
      <div className="grid items-center gap-x-6 gap-y-3 px-5 py-3.5 wide:grid-cols-[minmax(0,1fr)_auto_11rem_auto]">
        <div className="flex min-w-0 items-start gap-3">
          <FileSpreadsheet aria-hidden="true" size={18} className="mt-0.5 flex-none text-ink-2" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b className="min-w-0 truncate font-semibold">{upload.file_name}</b>
              <StateBadge upload={upload} />
            </p>
            <p className="mt-0.5 text-13 text-ink-3 [overflow-wrap:anywhere]">{whenAndWho(upload)}</p>
          </div>
        </div>
        <Counts upload={upload} />
        <Pictures upload={upload} />
        <div className="flex items-center justify-end gap-1">
          <UndoOrRestore upload={upload} />
          <Button
            variant="ghost"
            size="sm"
            disabled={problems === 0}
            aria-label={`Rows of ${upload.file_name} that did not go in`}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            icon={
              <ChevronDown
                aria-hidden="true"
                size={16}
                className={cn("transition-transform", isOpen && "rotate-180")}
              />
            }
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
      </div>
      <div id={detailsId}>{isOpen && <ProblemList upload={upload} />}</div>
    </li>
  );
}

function StateBadge({ upload }: { upload: AdUpload }) {
  if (upload.undone_at) return <Badge icon={<Undo2 aria-hidden="true" />}>Undone</Badge>;
  if (upload.next_row < upload.rows) {
    return (
      <Badge tone="warn" icon={<CirclePause aria-hidden="true" />}>
        Stopped at row {upload.next_row.toLocaleString("en")} of {upload.rows.toLocaleString("en")}
      </Badge>
    );
  }
  if (upload.failed > 0) {
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        {counted(upload.failed, "row")} failed
      </Badge>
    );
  }
  return (
    <Badge tone="ok" icon={<Check aria-hidden="true" />}>
      Complete
    </Badge>
  );
}

function whenAndWho(upload: AdUpload): string {
  const by = (person: string | null) => `by ${person ?? "a deleted account"}`;
  const uploaded = `${longDate(new Date(upload.started_at))} ${by(upload.uploaded_by)}`;
  if (!upload.undone_at) return uploaded;
  return `${uploaded}. Undone ${longDate(new Date(upload.undone_at))} ${by(upload.undone_by)}`;
}

function Counts({ upload }: { upload: AdUpload }) {
  const counts = [
    ["added", upload.added],
    ["failed", upload.failed],
    ["left out", upload.left_out],
    ["already in", upload.already_in],
  ] as const;
  return (
    <dl className="grid grid-cols-4 gap-3 text-right tabular-nums wide:w-64">
      {counts.map(([name, amount]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-ink-3 text-xs">{name}</dt>
          <dd
            className={cn(
              "font-semibold",
              name === "failed" && amount > 0 && "text-bad-fg",
              amount === 0 && "text-ink-3",
            )}
          >
            {amount.toLocaleString("en")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Pictures({ upload: { ads, local, undone_at, removed } }: { upload: AdUpload }) {
  if (undone_at) {
    const until = new Date(new Date(undone_at).getTime() + KEEP_MS);
    return (
      <p className="text-13 text-ink-3">
        {removed > 0
          ? `Kept until ${until.toLocaleDateString(undefined, { day: "numeric", month: "short" })}`
          : "Deleted for good"}
      </p>
    );
  }
  if (ads === 0) return <span />;
  return (
    <div>
      <div className="flex h-2 overflow-hidden rounded-full bg-line-ctl/40" aria-hidden="true">
        <span className="bg-ok-fg" style={{ width: `${(local / ads) * 100}%` }} />
      </div>
      <p className="mt-1.5 text-13 text-ink-3 tabular-nums">
        {local === ads ? `All ${counted(ads, "picture")} local` : `${local} of ${counted(ads, "picture")} local`}
      </p>
    </div>
  );
}

const KEEP_MS = KEEP_REMOVED_DAYS * 24 * 60 * 60_000;

function UndoOrRestore({ upload }: { upload: AdUpload }) {
  const restore = useRestore(upload);
  if (!upload.undone_at) return upload.ads > 0 && <UndoDialog upload={upload} />;
  return (
    upload.removed > 0 && (
      <Button
        size="sm"
        busy={restore.isPending}
        icon={<RotateCcw aria-hidden="true" size={15} />}
        onClick={() => restore.mutate()}
      >
        Restore
      </Button>
    )
  );
}
