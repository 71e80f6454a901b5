import type { Photos } from "../../../engine/composition/compose-scene.ts";
import type { PreviewOven } from "../../oven/oven.ts";
import type { EditedDocument } from "../document/edited-layer.ts";
import { type LaidOutScene, sceneOfDocument } from "../document/scene-document.ts";
import type { Preview } from "./preview.ts";

type Painters = Pick<PreviewOven, "paint" | "paintUnder" | "paintOver" | "paintLayer">;

/** Paints an edited scene in an oven, which may stand in the page or on the server. */
export function scenePreview(oven: Painters, laidOut: LaidOutScene, photos?: Photos): Preview {
  const { format } = laidOut;
  const sceneOf = (document: EditedDocument) => sceneOfDocument(laidOut, document);
  return {
    under: (document, scale, signal) => oven.paintUnder(sceneOf(document), format, { scale, photos, signal }),
    over: (document, scale, signal) => oven.paintOver(sceneOf(document), format, { scale, photos, signal }),
    layer: (document, id, scale, signal) =>
      oven.paintLayer(sceneOf(upright(document, id)), format, id, { scale, photos, signal }),
    whole: (document, scale, signal) => oven.paint(sceneOf(document), format, { scale, photos, signal }),
  };
}

/** The canvas turns a layer's picture itself. */
export function upright(document: EditedDocument, id: string): EditedDocument {
  return { ...document, layers: document.layers.map((layer) => (layer.id === id ? { ...layer, angle: 0 } : layer)) };
}
