import { useEffect, useRef, useState } from "react";
import { saveFile } from "@/lib/save-file.ts";
import { showToast } from "@/lib/show-toast.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import type { Creative } from "./api/creative.ts";
import { zipCreatives } from "./zip-creatives.ts";

/** What a browser packs without running out of room. */
const MOST_AT_ONCE = 500;

type Progress = { done: number; total: number };

/** Packs creatives into one file, with progress and a way to stop. Leaving the screen stops it too. */
export function useZipDownload() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function download(creatives: readonly Creative[]) {
    if (creatives.length > MOST_AT_ONCE) {
      const description = `${creatives.length} are selected. Download them in parts.`;
      return showToast({ tone: "info", title: `At most ${MOST_AT_ONCE} creatives at a time`, description });
    }
    const total = creatives.length;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      const onProgress = (done: number) => setProgress({ done, total });
      const { file, missing } = await zipCreatives(creatives, { signal: controller.signal, onProgress });
      if (missing.length === total) throw new Error("No picture came");
      saveFile(file, `${PRODUCT_NAME.toLowerCase()}-creatives-${Date.now()}.zip`);
      tellOutcome(missing, total);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error(error);
      const description = "Failed to download the creatives. Please try again.";
      showToast({ tone: "bad", title: "Download Failed", description });
    } finally {
      setProgress(null);
    }
  }
  return { progress, download, stop: () => running.current?.abort() };
}

function tellOutcome(missing: readonly string[], total: number) {
  if (missing.length === 0) return showToast({ tone: "ok", title: "Downloaded!" });
  const description = `Not in the file, because the picture did not come: ${missing.slice(0, 3).join(", ")}${missing.length > 3 ? ` and ${missing.length - 3} more` : ""}.`;
  showToast({ tone: "bad", title: `Downloaded ${total - missing.length} of ${total}`, description });
}
