import {
  type EditedDocument,
  type EditedLayer,
  LAYER_CHANGES,
  type LayerStyle,
} from "@/workbench/document/edited-layer.ts";
import { letteringOf } from "../../../../engine/layouts/pieces/caption-styles.ts";
import { memeScene } from "../../../../engine/memes/caption-scene.ts";
import type { Box } from "../../../../engine/scene/box.ts";
import { type Caption, type CaptionInput, captionSchema } from "../../../../engine/scene/meme-captions.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { isRightToLeft } from "../../../../engine/text/tokens.ts";
import { FORMATS } from "../../../../shared/formats.ts";
import { boxName } from "../box-names.ts";
import { type MemePicture, OWN_PHOTO } from "./picture.ts";

/** A picture's captions as layers that can be edited. */
export function documentOf(picture: MemePicture, captions: readonly CaptionInput[]): EditedDocument {
  const { width, height } = FORMATS[picture.format];
  return {
    page: { width, height },
    safe: picture.place,
    under: picture.template ?? OWN_PHOTO,
    allows: LAYER_CHANGES,
    layers: captions.map((caption) => layerOf(picture, captionSchema.parse(caption))),
  };
}

/** The boxes of a picture, with words in their order. */
export const captionsFor = ({ boxes }: Pick<MemePicture, "boxes">, texts: readonly string[]): CaptionInput[] =>
  boxes.map(({ maxLength: _, ...box }, index) => ({ ...box, text: texts[index] ?? "" }));

/** What a picture begins with: empty boxes, or the captions that it was saved with. */
export const freshDocument = (picture: MemePicture): EditedDocument =>
  documentOf(picture, picture.saved?.captions ?? captionsFor(picture, []));

/** Words for the template's boxes. Boxes that were removed come back; what was added, moved or styled stays. */
export function withTexts(document: EditedDocument, picture: MemePicture, texts: readonly string[]): EditedDocument {
  const own = documentOf(picture, captionsFor(picture, texts)).layers;
  const words = new Map(own.map(({ id, text }) => [id, text]));
  const kept = document.layers.map((layer) => ({ ...layer, text: words.get(layer.id) ?? layer.text }));
  const missing = own.filter(({ id }) => kept.every((layer) => layer.id !== id));
  return { ...document, layers: [...kept, ...missing] };
}

export const hasSameCaptions = (picture: MemePicture, one: EditedDocument, other: EditedDocument) =>
  JSON.stringify(captionsOf(picture, one)) === JSON.stringify(captionsOf(picture, other));

export function captionsOf(picture: MemePicture, document: EditedDocument): CaptionInput[] {
  return document.layers.filter(({ isHidden }) => !isHidden).map((layer) => captionOf(picture.place, layer));
}

/** What is painted and saved. */
export function sceneOf(picture: MemePicture, document: EditedDocument): Scene {
  const captions = captionsOf(picture, document);
  return picture.template === null
    ? memeScene({ captions }, { photo: OWN_PHOTO })
    : memeScene({ template: picture.template, captions });
}

function layerOf({ place, boxes }: MemePicture, caption: Caption): EditedLayer {
  const { id, text, x, y, w, h, angle, style } = caption;
  return {
    id,
    name: boxName(id),
    kind: "text",
    box: {
      x: place.x + x * place.width,
      y: place.y + y * place.height,
      width: w * place.width,
      height: h * place.height,
    },
    angle,
    text,
    style: styleOf(caption, place.width),
    isLocked: false,
    isHidden: false,
    preset: style,
    maxLength: boxes.find((box) => box.id === id)?.maxLength,
  };
}

const SIDES = { start: "left", center: "center", end: "right" } as const;

function styleOf(caption: Caption, pictureWidth: number): LayerStyle {
  const { lettering } = letteringOf(caption);
  return {
    face: lettering.typeface,
    size: caption.size === undefined ? "auto" : Math.round(caption.size * pictureWidth),
    color: lettering.color,
    align: mirrored(SIDES[caption.align], caption.text),
    isBold: true,
    isUppercase: lettering.uppercase ?? false,
    outline: lettering.outline ?? null,
    ground: caption.ground ?? null,
  };
}

/** Right-to-left words start at the right. */
function mirrored(side: LayerStyle["align"], text: string): LayerStyle["align"] {
  if (side === "center" || !isRightToLeft(text)) return side;
  return side === "left" ? "right" : "left";
}

const STARTS = { left: "start", center: "center", right: "end" } as const;

function captionOf(place: Box, { id, text, box, angle, style, preset }: EditedLayer): CaptionInput {
  const plain = captionSchema.parse({ id, text: "", x: 0, y: 0, w: 1, h: 1, style: preset ?? "label" });
  const { lettering } = letteringOf({ ...plain, text });
  return {
    id,
    text,
    x: (box.x - place.x) / place.width,
    y: (box.y - place.y) / place.height,
    w: box.width / place.width,
    h: box.height / place.height,
    angle,
    align: STARTS[mirrored(style.align, text)],
    style: plain.style,
    ...(style.face !== lettering.typeface && { typeface: style.face as Caption["typeface"] }),
    ...(style.color !== lettering.color && { color: style.color }),
    ...(style.outline !== (lettering.outline ?? null) && { outline: style.outline ?? "none" }),
    ...(style.isUppercase !== (lettering.uppercase ?? false) && { uppercase: style.isUppercase }),
    ...(style.ground && { ground: style.ground }),
    ...(style.size !== "auto" && { size: style.size / place.width }),
  };
}
