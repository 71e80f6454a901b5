import type { Point } from "../layers/layer.ts";
import { type Box, bottom, box, contain, overlap, right } from "../scene/box.ts";
import { at, imageAt, type Node, type Style } from "../tree/node.ts";
import type { Look } from "./look-at.ts";

export type CropWish = {
  /** Which point of the picture, in shares of it; the middle of its subject, unless told. */
  focus?: Point;
  /** Where in the area it should come to lie, in shares of the area. */
  at?: Point;
  /** How much larger than needed to cover the area. */
  zoom?: number;
};

/** The middle of a box. */
export const middleOf = (area: Box): Point => ({ x: area.x + area.width / 2, y: area.y + area.height / 2 });

/** Where the whole picture lies when it covers an area: it may reach out of it, and never leaves a gap. */
export function coverAt(look: Pick<Look, "aspect" | "subject">, area: Box, wish: CropWish = {}): Box {
  const { focus = middleOf(look.subject), at: place = { x: 0.5, y: 0.5 }, zoom = 1 } = wish;
  const width = Math.max(area.width, area.height * look.aspect) * zoom;
  const height = width / look.aspect;
  const left = area.x + area.width * place.x - focus.x * width;
  const top = area.y + area.height * place.y - focus.y * height;
  return box(
    Math.min(area.x, Math.max(right(area) - width, left)),
    Math.min(area.y, Math.max(bottom(area) - height, top)),
    width,
    height,
  );
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
