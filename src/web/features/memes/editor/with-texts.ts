import type { EditedDocument } from "@/workbench/document/edited-layer.ts";
import { captionsFor, documentOf } from "./meme-document.ts";
import type { MemePicture } from "./picture.ts";

/** Words for the template's boxes. Boxes that were removed come back; what was added, moved or styled stays. */
export function withTexts(document: EditedDocument, picture: MemePicture, texts: readonly string[]): EditedDocument {
  const own = documentOf(picture, captionsFor(picture, texts)).layers;
  const words = new Map(own.map(({ id, text }) => [id, text]));
  const kept = document.layers.map((layer) => ({ ...layer, text: words.get(layer.id) ?? layer.text }));
  const missing = own.filter(({ id }) => kept.every((layer) => layer.id !== id));
  return { ...document, layers: [...kept, ...missing] };
}
