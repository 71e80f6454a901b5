import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { useDeleteCreative } from "../api/delete-creative.ts";

type DeleteCreativeDialogProps = {
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks the same question as the gallery. */
export function DeleteCreativeDialog({ id, title, open, onClose, onDeleted }: DeleteCreativeDialogProps) {
  const deletion = useDeleteCreative();

  async function confirm() {
    try {
      await deletion.mutateAsync(id);
      showToast({ tone: "ok", title: "Creative deleted" });
      onDeleted();
    } catch (error) {
      console.error(error);
      const description = "It is still in your gallery. Check your connection and try again.";
      showToast({ tone: "bad", title: "Delete Failed", description });
    }
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Delete Creative?"
      description={
        <span className="wrap-anywhere">
          <bdi>“{title}”</bdi> and its picture go for good. There is no way to get them back.
        </span>
      }
      cancelLabel="Keep Creative"
      confirmLabel="Delete Forever"
      onConfirm={confirm}
    />
  );
}
