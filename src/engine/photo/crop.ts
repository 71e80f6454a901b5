import type { Point } from "../layers/layer.ts";
import { type Box, box, contain, overlap } from "../scene/box.ts";
import { type Cover, covering } from "../scene/cover.ts";
import { at, imageAt, type Node, type Style } from "../tree/node.ts";
import type { Look } from "./look-at.ts";

/** The focus is the middle of the picture's subject, unless told. */
export type CropWish = Partial<Cover>;

/** The middle of a box. */
export const middleOf = (area: Box): Point => ({ x: area.x + area.width / 2, y: area.y + area.height / 2 });

type Framed = Pick<Look, "aspect" | "subject"> & Partial<Pick<Look, "framing">>;

/** Where the whole picture lies when it covers an area. What its owner has framed goes before what a layout wishes. */
export function coverAt({ aspect, subject, framing }: Framed, area: Box, wish: CropWish = {}): Box {
  if (framing) return covering(aspect, area, { focus: framing, zoom: Math.max(framing.zoom, wish.zoom ?? 1) });
  return covering(aspect, area, { ...wish, focus: wish.focus ?? middleOf(subject) });
}

/** Where the whole picture lies when all of it is shown, with air around it: logos and cut-outs. */
export function wholeIn(look: Pick<Look, "aspect">, area: Box, air = 0.12): Box {
  const margin = Math.min(area.width, area.height) * air;
  return contain(box(area.x + margin, area.y + margin, area.width - 2 * margin, area.height - 2 * margin), look.aspect);
}

/** The part of the picture, in shares of it, that lies under an area of the canvas. */
export const partUnder = (picture: Box, area: Box): Box =>
  box(
    (area.x - picture.x) / picture.width,
    (area.y - picture.y) / picture.height,
    area.width / picture.width,
    area.height / picture.height,
  );

/** The area of the canvas on which a part of the picture lies. */
export const areaOf = (picture: Box, part: Box): Box =>
  box(
    picture.x + part.x * picture.width,
    picture.y + part.y * picture.height,
    part.width * picture.width,
    part.height * picture.height,
  );

/** How much of the subject an area shows, from 0 to 1. */
export function subjectShown(look: Pick<Look, "subject">, picture: Box, area: Box) {
  const subject = areaOf(picture, look.subject);
  return overlap(subject, area) / Math.max(1, subject.width * subject.height);
}

/** The picture, cut to an area; `style` is for the area: round corners, a ground under what is transparent. */
export function photoIn(photo: Uint8Array, area: Box, picture: Box, style: Style = {}): Node {
  const within = box(picture.x - area.x, picture.y - area.y, picture.width, picture.height);
  return at(area, { overflow: "hidden", ...style }, imageAt(photo, within, { objectFit: "fill" }));
}
