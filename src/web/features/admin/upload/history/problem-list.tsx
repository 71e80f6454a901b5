import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, RotateCcw } from "lucide-react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Table } from "@/components/ui/table.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { type AdUpload, type AdUploadProblem, MAX_KEPT_PROBLEMS } from "../../../../../shared/contracts/ad-uploads.ts";
import { counted } from "../../counted.ts";
import { retryRows, useUploadProblems } from "../api/ad-uploads.ts";
import type { UploadRow } from "../read/read-ads-file.ts";
import { forgetAds } from "../run/finish-upload.ts";
import { saveProblems } from "../run/save-problems.ts";
import { EditRowDialog } from "./edit-row-dialog.tsx";

/** Rows of an upload that did not go in: why, and how to mend them. */
export function ProblemList({ upload }: { upload: AdUpload }) {
  const { data, isError, isFetching, refetch } = useUploadProblems(upload.id);
  const retry = useRetry(upload.id);
  if (isError) {
    return (
      <div className="px-5 pb-5">
        <LoadFailed what="These rows" isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <Skeleton className="mx-5 mb-5 h-24" />;
  const failed = data.filter(({ kind }) => kind === "failed");
  const all = upload.failed + upload.left_out;
  return (
    <div className="mx-5 mb-5 rounded-3 shadow-line">
      <Table
        caption={`Rows of ${upload.file_name} that did not go in`}
        rows={data}
        rowKey={({ line }) => String(line)}
        className="max-h-[30rem] overflow-y-auto"
        columns={[
          { header: "Row", cell: ({ line }) => <span className="tabular-nums">{line}</span> },
          { header: "name", cell: ({ cells }) => <Name name={cells.name} /> },
          { header: "Reason", cell: ({ reason }) => <span className="[overflow-wrap:anywhere]">{reason}</span> },
          { header: "State", cell: ({ kind }) => <KindBadge kind={kind} /> },
          {
            header: "Mend",
            cell: (problem) => (
              <EditRowDialog problem={problem} onSave={(cells) => retry.mutateAsync([{ line: problem.line, cells }])} />
            ),
          },
        ]}
      />
      <div className="flex flex-wrap items-center gap-2 border-line border-t px-5 py-3">
        <p className="mr-auto text-13 text-ink-3">
          {all > data.length && `The first ${MAX_KEPT_PROBLEMS.toLocaleString("en")} of ${counted(all, "row")}. `}
          Nothing is added twice: rows already there add none.
        </p>
        <Button
          variant="ghost"
          size="sm"
          icon={<Download aria-hidden="true" size={15} />}
          onClick={() => saveProblems(data, `rows-to-mend-${upload.file_name}`)}
        >
          As CSV
        </Button>
        {failed.length > 0 && (
          <Button
            size="sm"
            busy={retry.isPending}
            icon={<RotateCcw aria-hidden="true" size={15} />}
            onClick={() => retry.mutate(failed.map(({ line, cells }) => ({ line, cells })))}
          >
            Retry {counted(failed.length, "failed row")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Name({ name }: { name: string }) {
  if (name) return <span className="block max-w-[24ch] truncate">{name}</span>;
  return <em className="font-semibold text-bad-fg not-italic">empty</em>;
}

function KindBadge({ kind }: { kind: AdUploadProblem["kind"] }) {
  return <Badge tone={kind === "failed" ? "warn" : "neutral"}>{kind === "failed" ? "Failed" : "Left out"}</Badge>;
}

function useRetry(uploadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rows: UploadRow[]) => retryRows(uploadId, rows),
    onSuccess: ({ added, already_in, still_failing }) => {
      const [first] = still_failing;
      showToast({
        tone: first ? "bad" : "ok",
        title: first && added === 0 ? "Still not in" : `${counted(added, "row")} added`,
        description: first
          ? `Row ${first.line}: ${first.reason}`
          : already_in > 0
            ? `${counted(already_in, "row")} ${already_in === 1 ? "was" : "were"} there already.`
            : "Its picture can be copied on Upload Ads.",
      });
    },
    onError: ({ message }) => showToast({ tone: "bad", title: "Upload Failed", description: message }),
    onSettled: () => {
      forgetAds(client);
      void client.invalidateQueries({ queryKey: ["ad-upload-problems", uploadId] });
    },
  });
}
