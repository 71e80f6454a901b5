import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { Creative } from "./api/creative.ts";
import { useDeleteCreatives } from "./api/delete-creatives.ts";

type DeleteDialogProps = {
  /** What is to go. Nothing: the dialog is closed. */
  creatives: readonly Creative[];
  onClose: () => void;
  onDeleted?: (ids: string[]) => void;
};

export function DeleteDialog({ creatives, onClose, onDeleted }: DeleteDialogProps) {
  const deletion = useDeleteCreatives();
  const isOne = creatives.length <= 1;
  const many = `${creatives.length} creatives`;

  async function confirm() {
    const ids = creatives.map(({ id }) => id);
    try {
      await deletion.mutateAsync(ids);
      onDeleted?.(ids);
      showToast({ tone: "ok", title: isOne ? "Creative deleted" : `${many} deleted` });
    } catch (error) {
      console.error(error);
      const description = isOne
        ? "It is still in your gallery. Check your connection and try again."
        : "What you still see is still there. Check your connection and try again.";
      showToast({ tone: "bad", title: "Delete Failed", description });
    }
  }

  return (
    <AlertDialog
      open={creatives.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={isOne ? "Delete Creative?" : `Delete ${many}?`}
      description={
        isOne ? (
          <span className="wrap-anywhere">
            “{creatives[0]?.title}” and its picture go for good. There is no way to get them back.
          </span>
        ) : (
          "They and their pictures go for good. There is no way to get them back."
        )
      }
      cancelLabel={isOne ? "Keep Creative" : `Keep ${many}`}
      confirmLabel={isOne ? "Delete Forever" : `Delete ${many}`}
      onConfirm={confirm}
    />
  );
}
