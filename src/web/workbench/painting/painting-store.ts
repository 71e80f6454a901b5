import type { Box } from "../geometry/box.ts";
import type { PaintedPart } from "./preview.ts";

export type Painting = {
  under: ImageBitmap | null;
  over: PaintedPart | null;
  /** Each layer's picture, with its place relative to the layer's own box. It moves along without being painted. */
  layers: ReadonlyMap<string, { bitmap: ImageBitmap; offset: Box }>;
  /** The finished picture of the document as it is now; null as soon as anything changes. */
  whole: ImageBitmap | null;
  hasFailed: boolean;
};

/** The painting as it is now. Pictures that it no longer has are closed once everybody has drawn the new ones. */
export function createPaintingStore() {
  let painting: Painting = { under: null, over: null, layers: new Map(), whole: null, hasFailed: false };
  const listeners = new Set<() => void>();

  return {
    get: () => painting,
    set(next: Partial<Painting>) {
      const before = painting;
      painting = { ...painting, ...next };
      for (const listener of listeners) listener();
      if (before.under !== painting.under) before.under?.close();
      if (before.over !== painting.over) before.over?.bitmap.close();
      if (before.whole !== painting.whole) before.whole?.close();
      if (before.layers !== painting.layers) {
        for (const [id, { bitmap }] of before.layers) if (painting.layers.get(id)?.bitmap !== bitmap) bitmap.close();
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
