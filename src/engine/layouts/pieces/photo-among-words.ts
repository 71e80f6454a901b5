import { fill } from "../../layout-pieces/light.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { areaOf, coverAt, photoIn } from "../../photo/crop.ts";
import { type Look, lookAt } from "../../photo/look-at.ts";
import { type Box, box, overlap } from "../../scene/box.ts";
import type { Node } from "../../tree/node.ts";

/** The ground beside a photograph that does not reach the edges. */
const DARK = "#14121a";
const PLACES = [0.5, 0.6, 0.4, 0.7, 0.3];
const ZOOMS = [1, 1.15, 1.3];
/** How much of a head, and of what the picture shows, may lie under words. */
const [HEAD, SUBJECT] = [0.02, 0.3];
/** A subject that takes more of its picture is everywhere. */
const LARGE = 0.35;

export type AmongWords = { paint: Node[]; heads: Box[] };

/** The photograph over the whole frame, if some crop of it keeps what it shows clear of the words. */
export async function photoUnderWords(stage: Stage, photo: Uint8Array, words: readonly Box[]) {
  const { frame, palette } = stage;
  const look = await lookAt(stage, photo, palette.paper);
  const crops = ZOOMS.flatMap((zoom) => PLACES.map((y) => coverAt(look, frame.all, { at: { x: 0.5, y }, zoom })));
  const picture = crops.find((crop) => isClear(look, crop, words));
  return picture && among(photo, look, frame.all, picture, palette.paper);
}

/** The photograph in the room that the words leave. */
export async function photoBesideWords(stage: Stage, photo: Uint8Array, room: Box): Promise<AmongWords> {
  const { all } = stage.frame;
  const look = await lookAt(stage, photo, DARK);
  const shown = among(photo, look, room, coverAt(look, room), DARK);
  return { ...shown, paint: [fill(all, DARK), ...shown.paint] };
}

function among(photo: Uint8Array, { heads }: Look, area: Box, picture: Box, ground: string): AmongWords {
  return {
    paint: [fill(area, ground), photoIn(photo, area, picture)],
    heads: heads.map((head) => areaOf(picture, head)),
  };
}

function isClear({ heads, subject }: Look, picture: Box, words: readonly Box[]): boolean {
  const under = (part: Box) => {
    const area = areaOf(picture, part);
    return words.reduce((sum, one) => sum + overlap(one, area), 0) / Math.max(1, area.width * area.height);
  };
  if (heads.length > 0) return heads.every((head) => under(head) <= HEAD);
  const known = subject.width * subject.height < LARGE ? subject : box(0.3, 0.3, 0.4, 0.4);
  return under(known) <= SUBJECT;
}
