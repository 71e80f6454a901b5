import type { PreviewOven } from "@/oven/oven.ts";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Preview } from "@/workbench/painting/preview.ts";
import { sceneOf } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

type Painters = Pick<PreviewOven, "paint" | "paintUnder" | "paintLayer">;

/** Paints a meme while it is edited. */
export function memePreview(oven: Painters, picture: MemePicture): Preview {
  const { format, photos } = picture;
  return {
    under: (document, scale) => oven.paintUnder(sceneOf(picture, document), format, { scale, photos }),
    whole: (document, scale) => oven.paint(sceneOf(picture, document), format, { scale, photos }),
    layer: async (document, id, scale) => {
      const layer = document.layers.find((one) => one.id === id);
      // Nothing is painted for a box without words.
      if (!layer || layer.text.trim() === "") return { bitmap: await nothing(), box: layer?.box ?? document.safe };
      return oven.paintLayer(sceneOf(picture, upright(document, id)), format, id, { scale, photos });
    },
  };
}

const nothing = () => createImageBitmap(new ImageData(1, 1));

/** The canvas turns a layer's picture itself. */
function upright(document: EditedDocument, id: string): EditedDocument {
  return { ...document, layers: document.layers.map((layer) => (layer.id === id ? { ...layer, angle: 0 } : layer)) };
}
