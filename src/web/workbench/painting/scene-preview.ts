import type { Photos } from "../../../engine/paint/render-scene.ts";
import type { Oven } from "../../oven/oven.ts";
import type { EditedDocument } from "../document/edited-layer.ts";
import { type LaidOutScene, sceneOfDocument } from "../document/scene-document.ts";
import type { Preview } from "./preview.ts";

type Painters = Pick<Oven, "paint" | "paintUnder" | "paintOver" | "paintLayer">;

/** Paints an edited scene in the page's oven. */
export function scenePreview(oven: Painters, laidOut: LaidOutScene, photos?: Photos): Preview {
  const { format } = laidOut;
  const sceneOf = (document: EditedDocument) => sceneOfDocument(laidOut, document);
  return {
    under: (document, scale) => oven.paintUnder(sceneOf(document), format, { scale, photos }),
    over: (document, scale) => oven.paintOver(sceneOf(document), format, { scale, photos }),
    layer: (document, id, scale) => oven.paintLayer(sceneOf(upright(document, id)), format, id, { scale, photos }),
    whole: (document, scale) => oven.paint(sceneOf(document), format, { scale, photos }),
  };
}

/** The canvas turns a layer's picture itself. */
function upright(document: EditedDocument, id: string): EditedDocument {
  return { ...document, layers: document.layers.map((layer) => (layer.id === id ? { ...layer, angle: 0 } : layer)) };
}
