import { useEffect, useState } from "react";
import type { PreviewOven } from "@/oven/oven.ts";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import { sceneOf } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

/** How the words of a box came out: on how many lines, and whether some were left out. */
export type Fit = { lines: number; isCut: boolean };

const PAUSE_MS = 120;

/** How each caption fits its box, shortly after it changed. */
export function useFits(oven: Pick<PreviewOven, "layOut">, picture: MemePicture, document: EditedDocument) {
  const [fits, setFits] = useState<ReadonlyMap<string, Fit>>(new Map());
  useEffect(() => {
    let isStale = false;
    const timer = setTimeout(() => {
      oven
        .layOut(sceneOf(picture, document), picture.format, picture.photos)
        .then(({ layers }) => {
          if (isStale) return;
          const words = layers.flatMap((layer) => (layer.kind === "text" ? [layer] : []));
          setFits(new Map(words.map(({ id, lines, isCut = false }) => [id, { lines: lines.length, isCut }])));
        })
        // A newer document has taken its turn, or the painting itself says what is wrong.
        .catch(() => {});
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [oven, picture, document]);
  return fits;
}
