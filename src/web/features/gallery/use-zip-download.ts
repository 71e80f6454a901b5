import { useEffect, useRef, useState } from "react";
import { saveFile } from "@/lib/save-file.ts";
import { showToast } from "@/lib/show-toast.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { getPictures } from "./api/get-pictures.ts";
import { zipCreatives } from "./zip-creatives.ts";

/** As many as a browser can pack without running out of memory. */
export const MAX_IN_ZIP = 500;

type Progress = { done: number; total: number };

/** Packs creatives into one file, with progress and a way to stop. Leaving the screen stops it too. */
export function useZipDownload() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Packs the first ones, up to the limit. Returns the ids that are in the file. */
  async function download(selected: readonly string[]): Promise<string[]> {
    const ids = selected.slice(0, MAX_IN_ZIP);
    const total = ids.length;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total });
    try {
      const pictures = await getPictures(ids, signal);
      const onProgress = (done: number) => setProgress({ done, total });
      const { file, packed, missing } = await zipCreatives(pictures, { signal, onProgress });
      if (packed.length === 0) throw new Error("No picture came");
      saveFile(file, `${PRODUCT_NAME.toLowerCase()}-creatives-${Date.now()}.zip`);
      tellOutcome({ packed: packed.length, total, missing, left: selected.length - packed.length });
      return packed;
    } catch (error) {
      if (signal.aborted) return [];
      console.error(error);
      const description = "Failed to download the creatives. Please try again.";
      showToast({ tone: "bad", title: "Download Failed", description });
      return [];
    } finally {
      setProgress(null);
    }
  }
  return { progress, download, stop: () => running.current?.abort() };
}

type Outcome = { packed: number; total: number; missing: readonly string[]; left: number };

function tellOutcome({ packed, total, missing, left }: Outcome) {
  if (packed < total) {
    const reason = missing.length > 0 ? `because the picture did not come: ${list(missing)}` : "because it was deleted";
    const description = `Not in the file, ${reason}.`;
    return showToast({ tone: "bad", title: `Downloaded ${packed} of ${total}`, description });
  }
  if (left === 0) return showToast({ tone: "ok", title: "Downloaded!" });
  const description = `The other ${left.toLocaleString()} are still selected. Download again for more.`;
  showToast({ tone: "ok", title: `Downloaded ${packed} of ${(packed + left).toLocaleString()}`, description });
}

const list = (titles: readonly string[]) =>
  `${titles.slice(0, 3).join(", ")}${titles.length > 3 ? ` and ${titles.length - 3} more` : ""}`;
