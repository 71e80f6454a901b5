import { useEffect, useState } from "react";
import type { EditedDocument } from "../document/edited-layer.ts";
import { createLivePainting, type LivePainting } from "./live-painting.ts";
import type { Preview } from "./preview.ts";

type Source = { get: () => { document: EditedDocument }; subscribe: (listener: () => void) => () => void };

/**
 * A live painting of the document, for as long as the editor is open. A document that has a source is painted from the
 * moment it changes there, which is before the page is drawn anew.
 */
export function useLivePainting(preview: Preview, document: EditedDocument, source?: Source): LivePainting | null {
  const [painting, setPainting] = useState<LivePainting | null>(null);
  useEffect(() => {
    const made = createLivePainting(preview);
    setPainting(made);
    return () => made.stop();
  }, [preview]);
  useEffect(() => painting?.show(document), [painting, document]);
  useEffect(() => source?.subscribe(() => painting?.show(source.get().document)), [painting, source]);
  return painting;
}
