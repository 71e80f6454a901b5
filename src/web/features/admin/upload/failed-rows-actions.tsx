import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, RotateCcw } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { counted } from "../counted.ts";
import { getUploadProblems, retryRows } from "./api/ad-uploads.ts";
import { forgetAds } from "./run/finish-upload.ts";
import { saveProblems } from "./run/save-problems.ts";
import { correctProgress } from "./run/upload-run.ts";

/** A batch fails as a whole because of one row. Tried one by one, the others go in. */
export function FailedRowsActions({ uploadId }: { uploadId: string }) {
  const client = useQueryClient();
  const failedRows = async () => (await getUploadProblems(uploadId)).filter(({ kind }) => kind === "failed");
  const retry = useMutation({
    mutationFn: async () =>
      retryRows(
        uploadId,
        (await failedRows()).map(({ line, cells }) => ({ line, cells })),
      ),
    onSuccess: ({ added, already_in, still_failing }) => {
      forgetAds(client);
      correctProgress((progress) => ({
        ...progress,
        added: progress.added + added,
        alreadyIn: progress.alreadyIn + already_in,
        failed: still_failing.length,
        failures: [],
      }));
      showToast({
        tone: still_failing.length > 0 ? "info" : "ok",
        title: `${counted(added, "row")} added`,
        description:
          still_failing.length > 0
            ? `Row ${still_failing[0]?.line}: ${still_failing[0]?.reason} Past uploads lets you mend it.`
            : "Nothing failed this time.",
      });
    },
    onError: ({ message }) => showToast({ tone: "bad", title: "Upload Failed", description: message }),
  });
  const [isSaving, save] = useBusy(async () => saveProblems(await failedRows(), "failed-rows.csv"));
  return (
    <div className="flex flex-wrap gap-2 tablet:pl-7">
      <Button
        size="sm"
        busy={retry.isPending}
        icon={<RotateCcw aria-hidden="true" size={14} />}
        onClick={() => retry.mutate()}
      >
        Try the rows one by one
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={isSaving}
        icon={<Download aria-hidden="true" size={14} />}
        onClick={() => save()}
      >
        Failed rows as CSV
      </Button>
    </div>
  );
}
