import { useEffect, useRef, useState } from "react";
import { saveFile } from "@/lib/save-file.ts";
import { showToast } from "@/lib/show-toast.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { AppError } from "../../../shared/errors.ts";
import { type ExportProgress, exportData } from "./api/export-data.ts";

/** Downloads everything, with progress and a way to stop. Leaving the screen stops it too. */
export function useExport() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ received: 0, expected: 0 });
    try {
      const file = await exportData({ signal: controller.signal, onProgress: setProgress });
      saveFile(file, `${PRODUCT_NAME.toLowerCase()}-data-${new Date().toISOString().slice(0, 10)}.zip`);
      showToast({ tone: "ok", title: "Downloaded!", description: "README.txt in the file says what is where." });
    } catch (error) {
      if (controller.signal.aborted) return;
      const description =
        error instanceof AppError ? error.message : "The connection broke off. Nothing is lost; please try again.";
      showToast({ tone: "bad", title: "Download Failed", description });
    } finally {
      setProgress(null);
    }
  }
  return { progress, start: () => void start(), stop: () => running.current?.abort() };
}
