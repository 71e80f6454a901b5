import { useQueryClient } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { WhatWillHappen } from "@/components/what-will-happen.tsx";
import { longDate } from "@/lib/short-date.ts";
import { showToast } from "@/lib/show-toast.ts";
import { type AdUpload, KEEP_REMOVED_DAYS } from "../../../../../shared/contracts/ad-uploads.ts";
import { counted } from "../../counted.ts";
import { undoUpload } from "../api/ad-uploads.ts";
import { forgetAds } from "../run/finish-upload.ts";
import { useRestore } from "./use-restore.ts";

export function UndoDialog({ upload }: { upload: AdUpload }) {
  const client = useQueryClient();
  const restore = useRestore(upload);
  const [reason, setReason] = useState("");
  const ads = counted(upload.ads, "ad");

  async function undo() {
    try {
      const { removed } = await undoUpload(upload.id, reason.trim());
      showToast({
        tone: "ok",
        title: `${counted(removed, "ad")} taken back`,
        description: `${upload.file_name} can be restored for ${KEEP_REMOVED_DAYS} days.`,
        action: { label: "Restore", onClick: () => restore.mutate() },
      });
    } catch (error) {
      const description = error instanceof Error ? error.message : "Nothing was changed.";
      showToast({ tone: "bad", title: "Nothing was taken back", description });
      throw error;
    } finally {
      forgetAds(client);
    }
  }

  return (
    <AlertDialog
      title={`Undo ${upload.file_name}?`}
      description={`Uploaded on ${longDate(new Date(upload.started_at))} by ${upload.uploaded_by ?? "a deleted account"}.`}
      confirmLabel={`Undo, take back ${ads}`}
      cancelLabel="Cancel"
      onConfirm={undo}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 aria-hidden="true" size={15} />}
          aria-label={`Undo ${upload.file_name}`}
        >
          Undo
        </Button>
      }
    >
      <div className="mt-4">
        <WhatWillHappen
          happenings={[
            { kind: "do", words: `${ads} leave Ads Swipe now, for everybody.` },
            {
              kind: "keep",
              words: "Creatives that people made from them stay. So do rows that another file added as well.",
            },
            {
              kind: "keep",
              words: `The ads are kept for ${KEEP_REMOVED_DAYS} days. Restore brings them back as they were.`,
            },
            {
              kind: "do",
              words: `After ${KEEP_REMOVED_DAYS} days they and their picture copies are deleted for good.`,
            },
          ]}
        />
      </div>
      <Input
        label="Reason"
        aside="Optional, for the log"
        placeholder="Wrong file, test…"
        maxLength={500}
        value={reason}
        onValueChange={setReason}
        className="mt-4"
      />
    </AlertDialog>
  );
}
