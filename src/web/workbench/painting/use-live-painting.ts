import { useEffect, useState } from "react";
import type { EditedDocument } from "../document/edited-layer.ts";
import { createLivePainting, type LivePainting } from "./live-painting.ts";
import type { Preview } from "./preview.ts";

/** A live painting of the document, for as long as the editor is open. */
export function useLivePainting(preview: Preview, document: EditedDocument): LivePainting | null {
  const [painting, setPainting] = useState<LivePainting | null>(null);
  useEffect(() => {
    const made = createLivePainting(preview);
    setPainting(made);
    return () => made.stop();
  }, [preview]);
  useEffect(() => painting?.show(document), [painting, document]);
  return painting;
}
