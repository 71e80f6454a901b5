import { useEffect, useState } from "react";
import type { EditedDocument, EditedLayer } from "../document/edited-layer.ts";
import type { LivePainting } from "../painting/live-painting.ts";
import { type Ground, groundOf, measureContrast } from "./measure-contrast.ts";

type Shown = Pick<EditedDocument, "page" | "layers">;

/** Reading pixels takes longer than a letter may. */
const PAUSE_MS = 120;

/** The contrast of a layer, measured again when it changes or what lies below it is painted. */
export function useContrast(layer: EditedLayer, { page, layers }: Shown, painting: LivePainting | null) {
  const [ratio, setRatio] = useState<number | null>(null);
  useEffect(() => {
    let measured: Ground | undefined;
    function measure() {
      const ground = groundOf(layer, layers, painting?.get());
      if (measured && isSame(measured, ground)) return;
      measured = ground;
      setRatio(measureContrast(layer, page, ground));
    }
    const timer = setTimeout(measure, PAUSE_MS);
    const leave = painting?.subscribe(() => measured && measure());
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [layer, layers, page, painting]);
  return ratio;
}

const isSame = (one: Ground, other: Ground) =>
  one.under === other.under &&
  one.between.length === other.between.length &&
  one.between.every(({ bitmap }, index) => bitmap === other.between[index]?.bitmap);
