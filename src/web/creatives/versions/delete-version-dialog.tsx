import { useRef } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { useDeleteVersion } from "./api/delete-version.ts";
import type { Card } from "./card.ts";
import { describeChange } from "./describe-change.ts";
import type { NumberedVersion } from "./version.ts";

type DeleteVersionDialogProps = {
  card: Card;
  /** Null: closed. */
  version: NumberedVersion | null;
  /** The button beside its row, for the focus. */
  besideOf: (version: NumberedVersion) => HTMLButtonElement | undefined;
  onDeleted: (version: NumberedVersion) => void;
  onClose: () => void;
};

export function DeleteVersionDialog({ card, version, besideOf, onDeleted, onClose }: DeleteVersionDialogProps) {
  const deleteVersion = useDeleteVersion();
  const next = useRef<HTMLButtonElement | undefined>(undefined);
  const number = `v${version?.number}`;

  async function confirm() {
    if (!version) return;
    const beside = besideOf(version);
    next.current = undefined;
    if (!(await deleteVersion(card, version))) return;
    next.current = beside;
    onDeleted(version);
  }

  return (
    <AlertDialog
      open={version !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${number}?`}
      description={
        <span className="wrap-anywhere">
          Only this version, <bdi>{version && describeChange(version)}</bdi>, and its picture go for good. The
          creative&rsquo;s other {card.versions === 2 ? "version stays" : `${card.versions - 1} versions stay`}.
        </span>
      }
      cancelLabel="Keep Version"
      confirmLabel="Delete Version"
      onConfirm={confirm}
      finalFocus={() => next.current ?? true}
    />
  );
}
