import type { EditedDocument } from "../document/edited-layer.ts";
import type { Box } from "../geometry/box.ts";

/** A picture of a part, unturned, and the place on the page that it covers. A layer's may be larger than its box. */
export type PaintedPart = { bitmap: ImageBitmap; box: Box };

/**
 * Paints documents for an editor. `scale` is the size of the bitmap compared to the page. A painting whose signal is
 * aborted is not needed any more; it may end in any way.
 */
export type Preview = {
  /** What lies under the layers. */
  under(document: EditedDocument, scale: number, signal: AbortSignal): Promise<ImageBitmap>;
  layer(document: EditedDocument, id: string, scale: number, signal: AbortSignal): Promise<PaintedPart>;
  /** What lies over the layers, such as tape or confetti, if anything does. */
  over?(document: EditedDocument, scale: number, signal: AbortSignal): Promise<PaintedPart | undefined>;
  /** The finished picture. */
  whole(document: EditedDocument, scale: number, signal: AbortSignal): Promise<ImageBitmap>;
};
