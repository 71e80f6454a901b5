import type { EditedDocument, EditedLayer } from "@/workbench/document/edited-layer.ts";
import { captionSchema } from "../../../../engine/scene/meme-captions.ts";
import { documentOf } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

/** As many as a scene may have. */
export const MOST_CAPTIONS = 12;

/** A box in the middle, under the first free name, which can be read on any picture. */
export function newCaption(picture: MemePicture, { layers }: EditedDocument): EditedLayer {
  let number = layers.length + 1;
  while (layers.some(({ id }) => id === `text-${number}`)) number += 1;
  const place = { x: 0.2, y: 0.42, w: 0.6, h: 0.16 };
  const caption = captionSchema.parse({ ...place, id: `text-${number}`, text: "Your words", style: "label" });
  const [layer] = documentOf(picture, [caption]).layers;
  if (!layer) throw new Error("a caption makes a layer");
  return layer;
}
