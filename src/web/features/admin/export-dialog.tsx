import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { WhatWillHappen } from "@/components/what-will-happen.tsx";
import { saveFile } from "@/lib/save-file.ts";
import { showToast } from "@/lib/show-toast.ts";
import { downloadFunction } from "@/session/download-function.ts";
import { AppError } from "../../../shared/errors.ts";
import { formatBytes } from "../../../shared/format-bytes.ts";

type ExportDialogProps = {
  name: "export-users" | "export-audit";
  /** What the list is called: "the users". */
  what: string;
  /** What the filters leave, in words. */
  description: string;
  filters: Record<string, unknown>;
  label: string;
};

/** Downloads a list as CSV, after saying what that means. It can be stopped, and leaving the screen stops it too. */
export function ExportDialog({ name, what, description, filters, label }: ExportDialogProps) {
  const [received, setReceived] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    try {
      const file = await downloadFunction(name, { signal: controller.signal, body: filters, onProgress: setReceived });
      const fileName = `${name.replace("export-", "")}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(file, fileName);
      showToast({ tone: "ok", title: fileName, description: `${formatBytes(file.size)}. Written to the audit log.` });
    } catch (error) {
      if (controller.signal.aborted) return;
      const words = error instanceof AppError ? error.message : "The connection broke off. Please try again.";
      showToast({ tone: "bad", title: "Export Failed", description: words });
    }
  }

  return (
    <AlertDialog
      tone="primary"
      title={`Export ${what}?`}
      description={description}
      cancelLabel="Cancel"
      confirmLabel="Export CSV"
      onConfirm={download}
      onStop={() => running.current?.abort()}
      trigger={<Button icon={<Download aria-hidden="true" size={16} />}>{label}</Button>}
    >
      <div className="mt-4">
        <WhatWillHappen
          happenings={[
            { kind: "do", words: "The file is made on the server and downloads as it is read." },
            { kind: "do", words: "This export is itself written to the audit log, with its filters." },
            { kind: "warn", words: "It holds e-mail addresses. Keep it like the database." },
          ]}
        />
      </div>
      <p role="status" className="mt-3 min-h-5 text-13 text-ink-2 tabular-nums">
        {received > 0 && `${formatBytes(received)} so far`}
      </p>
    </AlertDialog>
  );
}
