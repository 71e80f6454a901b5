import type { PreviewOven } from "@/oven/oven.ts";
import type { Preview } from "@/workbench/painting/preview.ts";
import { upright } from "@/workbench/painting/scene-preview.ts";
import { sceneOf } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

type Painters = Pick<PreviewOven, "paint" | "paintUnder" | "paintLayer">;

/** Paints a meme while it is edited. */
export function memePreview(oven: Painters, picture: MemePicture): Preview {
  const { format, photos } = picture;
  return {
    under: (document, scale, signal) => oven.paintUnder(sceneOf(picture, document), format, { scale, photos, signal }),
    whole: (document, scale, signal) => oven.paint(sceneOf(picture, document), format, { scale, photos, signal }),
    layer: async (document, id, scale, signal) => {
      const layer = document.layers.find((one) => one.id === id);
      // Nothing is painted for a box without words.
      if (!layer || layer.text.trim() === "") return { bitmap: await nothing(), box: layer?.box ?? document.safe };
      return oven.paintLayer(sceneOf(picture, upright(document, id)), format, id, { scale, photos, signal });
    },
  };
}

const nothing = () => createImageBitmap(new ImageData(1, 1));
