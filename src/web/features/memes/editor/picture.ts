import type { Photos } from "../../../../engine/composition/compose-scene.ts";
import { formatOf } from "../../../../engine/memes/meme-template.ts";
import { type Box, box, contain } from "../../../../engine/scene/box.ts";
import { type CaptionInput, templateKey } from "../../../../engine/scene/meme-captions.ts";
import { FORMATS, type PictureFormat } from "../../../../shared/formats.ts";
import { MEME_PICTURE_WIDTH, type MemeTemplateRow } from "../../../../shared/meme-templates.ts";

/** What the words stand on: a template's picture, or one of the user's own. */
export type MemePicture = {
  /** The template's slug; null for a picture of one's own. */
  template: string | null;
  name: string;
  alt: string;
  structure: string | null;
  boxes: MemeTemplateRow["boxes"];
  /** Sets of captions to begin with; the first one is the example. */
  captions: MemeTemplateRow["captions"];
  /** The nearest format, and the part of it that the picture fills. */
  format: PictureFormat;
  place: Box;
  bytes: Uint8Array<ArrayBuffer>;
  /** As the painter gets it. */
  photos: Photos;
  /** The creative that is opened again, with the captions it was saved with. */
  saved?: { id: string; captions: readonly CaptionInput[] };
};

/** The key under which a picture of one's own is handed to the painter. */
export const OWN_PHOTO = "own";

const frameOf = (width: number, height: number) => {
  const format = formatOf({ width, height });
  const page = FORMATS[format];
  return { format, place: contain(box(0, 0, page.width, page.height), width / height) };
};

/** A template with its picture, which is the same file that the server paints on. */
export function templatePicture(row: MemeTemplateRow, bytes: Uint8Array<ArrayBuffer>): MemePicture {
  const { slug, name, alt, structure, boxes, captions, aspect_ratio } = row;
  const frame = frameOf(MEME_PICTURE_WIDTH, MEME_PICTURE_WIDTH / aspect_ratio);
  return {
    template: slug,
    name,
    alt,
    structure,
    boxes,
    captions,
    ...frame,
    bytes,
    photos: new Map([[templateKey(slug), bytes]]),
  };
}

const TOP_AND_BOTTOM: MemeTemplateRow["boxes"] = [
  { id: "top", x: 0.04, y: 0.03, w: 0.92, h: 0.22, angle: 0, align: "center", style: "label", maxLength: 60 },
  { id: "bottom", x: 0.04, y: 0.75, w: 0.92, h: 0.22, angle: 0, align: "center", style: "label", maxLength: 60 },
];

export type OwnPicture = { name: string; width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

/** A picture of one's own gets words above and below. */
export const ownPicture = ({ name, width, height, bytes }: OwnPicture): MemePicture => ({
  template: null,
  name: "Your picture",
  alt: name,
  structure: null,
  boxes: TOP_AND_BOTTOM,
  captions: [],
  ...frameOf(width, height),
  bytes,
  photos: new Map([[OWN_PHOTO, bytes]]),
});
