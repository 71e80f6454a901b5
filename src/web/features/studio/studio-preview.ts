import type { PreviewOven } from "@/oven/oven.ts";
import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import type { Preview } from "@/workbench/painting/preview.ts";
import { upright } from "@/workbench/painting/scene-preview.ts";
import type { Photos } from "../../../engine/composition/compose-scene.ts";
import { sceneOf } from "./document/change-scene.ts";
import { draftScene } from "./document/draft-scene.ts";
import type { StudioDocument } from "./document/view.ts";

/** Gestures change layers of the document that they were given, and nothing else of it. */
const own = (document: EditedDocument) => document as StudioDocument;

/** Paints a scene while it is edited: drafts on the layout as it was, the finished picture as it will be saved. */
export function studioPreview(oven: PreviewOven, photosOf: () => Photos): Preview {
  return {
    under(document, scale, signal) {
      const { base, scene, format } = own(document);
      return oven.paintUnder(base?.of ?? scene, format, { scale, photos: photosOf(), signal });
    },
    over(document, scale, signal) {
      const { base, scene, format } = own(document);
      return oven.paintOver(base?.of ?? scene, format, { scale, photos: photosOf(), signal });
    },
    async layer(document, id, scale, signal) {
      const { layers, format } = own(document);
      const layer = layers.find((one) => one.id === id);
      const isEmpty = !layer || (layer.kind === "text" && layer.text.trim() === "");
      if (isEmpty) return { bitmap: await nothing(), box: layer?.box ?? document.safe };
      const draft = draftScene(own(upright(document, id)));
      return oven.paintLayer(draft, format, id, { scale, photos: photosOf(), signal });
    },
    whole: (document, scale, signal) =>
      oven.paint(sceneOf(own(document), false), own(document).format, { scale, photos: photosOf(), signal }),
  };
}

const nothing = () => createImageBitmap(new ImageData(1, 1));
