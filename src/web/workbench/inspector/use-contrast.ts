import { useEffect, useState } from "react";
import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import { measureContrast } from "./measure-contrast.ts";

/** The contrast of a layer, measured again when it changes or the ground below it is painted. */
export function useContrast(layer: EditedLayer, page: EditedDocument["page"], painting: LivePainting | null) {
  const [ratio, setRatio] = useState<number | null>(null);
  useEffect(() => {
    let measured: ImageBitmap | null | undefined;
    function measure() {
      const under = painting?.get().under ?? null;
      if (under === measured) return;
      measured = under;
      setRatio(measureContrast(layer, page, under));
    }
    measure();
    return painting?.subscribe(measure);
  }, [layer, page, painting]);
  return ratio;
}
