import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ExportLater } from "@/creatives/tools/export-later.tsx";
import { exportOf } from "@/creatives/tools/export-source.ts";
import { showToast } from "@/lib/show-toast.ts";
import { shownTitle } from "../../../shared/creative-title.ts";
import { getPictures } from "./api/get-pictures.ts";

/** Each is painted anew in every size, so that hundreds would take an hour. */
export const MAX_EXPORTED = 50;

type Exported = { open: boolean; creatives: ReturnType<typeof exportOf>[] };

/** Exports what is selected: every creative in every size that is chosen then. */
export function useSelectionExport() {
  const queries = useQueryClient();
  const [{ open, creatives }, setExported] = useState<Exported>({ open: false, creatives: [] });

  async function begin(ids: readonly string[]) {
    try {
      const cards = await getPictures(ids.slice(0, MAX_EXPORTED), new AbortController().signal);
      const chosen = cards.map(({ version_id: versionId, title, headline, image_url: image }) =>
        exportOf(queries, { versionId, title: headline ?? shownTitle(title), image }),
      );
      setExported({ open: true, creatives: chosen });
    } catch (error) {
      console.error(error);
      const description = "The creatives could not be looked up. They are still selected; please try again.";
      showToast({ tone: "bad", title: "Export Failed", description });
    }
  }

  const dialog = (
    <ExportLater open={open} onOpenChange={(next) => setExported({ open: next, creatives })} creatives={creatives} />
  );
  return { begin, dialog };
}
