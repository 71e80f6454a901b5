import { useEffect, useRef, useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import type { Card } from "@/creatives/versions/card.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { IDS_AT_ONCE, useDeleteCreatives } from "./api/delete-creatives.ts";
import { howManyCreatives } from "./how-many-creatives.ts";
import { tellDeletion } from "./tell-deletion.ts";

const whatGoesWith = (creative: Card | null | undefined) =>
  creative && creative.versions > 1 ? `its ${creative.versions.toLocaleString()} versions` : "its picture";

type DeleteDialogProps = {
  /** The creatives to delete. If empty, the dialog is closed. */
  ids: readonly string[];
  /** The creative itself, if there is only one. */
  creative?: Card | null | undefined;
  onClose: () => void;
  /** Also called after a partial deletion, when the rest failed or was stopped. */
  onDeleted?: (ids: string[]) => void;
};

export function DeleteDialog({ ids, creative, onClose, onDeleted }: DeleteDialogProps) {
  const deleteCreatives = useDeleteCreatives();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  // Leaving the screen stops the deletion, and a toast says how many were deleted.
  useEffect(() => () => running.current?.abort(), []);
  const total = ids.length;
  const isOne = total <= 1;
  const many = howManyCreatives(total);

  async function confirm() {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    const { gone, error } = await deleteCreatives(ids, { signal: controller.signal, onProgress: setDone });
    setDone(null);
    if (gone.length > 0) onDeleted?.(gone);
    tellDeletion({ gone: gone.length, total, error });
  }

  return (
    <AlertDialog
      open={total > 0}
      onOpenChange={(open) => !open && onClose()}
      title={isOne ? "Delete Creative?" : `Delete ${many}?`}
      description={
        isOne ? (
          <span className="wrap-anywhere">
            {creative ? <bdi>“{shownTitle(creative.title)}”</bdi> : "It"} and {whatGoesWith(creative)} go for good.
            There is no way to get them back.
          </span>
        ) : (
          "They, all their versions and their pictures go for good. There is no way to get them back."
        )
      }
      cancelLabel={isOne ? "Keep Creative" : `Keep ${many}`}
      confirmLabel={isOne ? "Delete Forever" : `Delete ${many}`}
      onConfirm={confirm}
      onStop={total > IDS_AT_ONCE ? () => running.current?.abort() : undefined}
    >
      {done !== null && total > IDS_AT_ONCE && (
        <Progress
          label="Deleting"
          aside={`${done.toLocaleString()} of ${total.toLocaleString()}`}
          value={done}
          max={total}
          className="mt-4"
        />
      )}
    </AlertDialog>
  );
}
