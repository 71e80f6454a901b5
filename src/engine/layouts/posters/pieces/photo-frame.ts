import { mix } from "../../../color/mix.ts";
import type { Inks } from "../../../giant-type/inks.ts";
import type { Point } from "../../../layers/layer.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";
import { areaOf, coverAt, middleOf, partUnder, photoIn, wholeIn } from "../../../photo/crop.ts";
import { groundUnder } from "../../../photo/ground-under.ts";
import { type Look, lookAt } from "../../../photo/look-at.ts";
import { type Box, bottom, box, right } from "../../../scene/box.ts";
import { at, type Node } from "../../../tree/node.ts";

/** A picture in its place, and what of it no words may cover. */
export type PhotoFrame = { paint: Node[]; heads: Box[] };

type Wish = {
  /** The part of the area in which a cut-out stands: all of it, unless told. */
  clear?: Box;
};

/** A photograph cut to an area with its people in sight; a cut-out whole, on a ground of its own. */
export async function photoFrame(stage: Stage, area: Box, inks: Inks, wish: Wish = {}): Promise<PhotoFrame> {
  const { painter, palette, photo } = stage;
  if (!photo) return { paint: emptyFrame(area, inks), heads: [] };
  const { isTransparent } = await lookAt(stage, photo);
  const flat = mix(inks.ground, inks.ink, 0.12);
  const ground = isTransparent ? await groundUnder(painter, photo, [inks.accent, flat, palette.glow]) : flat;
  const look = await lookAt(stage, photo, ground);
  const picture = isTransparent ? wholeIn(look, wish.clear ?? area, 0.08) : coverWithHeads(look, area);
  return { paint: [photoIn(photo, area, picture, { backgroundColor: ground })], heads: headsIn(look, picture, area) };
}

/** The heads that an area shows. */
export const headsIn = ({ heads }: Look, picture: Box, area: Box): Box[] =>
  heads
    .map((head) => areaOf(picture, head))
    .flatMap((head) => {
      const [left, top] = [Math.max(head.x, area.x), Math.max(head.y, area.y)];
      const seen = box(
        left,
        top,
        Math.min(right(head), right(area)) - left,
        Math.min(bottom(head), bottom(area)) - top,
      );
      return seen.width > 0 && seen.height > 0 ? [seen] : [];
    });

/** How many places along the longer side a crop is tried at. */
const TRIED = 13;
/** What it costs to cut through something, and to move away from the subject's top or middle. */
const CUT = 0.45;
const AWAY = 5;
/** The air over a subject that is cut off below. */
const ABOVE = 0.04;

/** Where a picture lies that covers an area: around its people, else where most happens and least is cut. */
export function coverWithHeads(look: Look, area: Box, wish: Point = { x: 0.5, y: 0.5 }): Box {
  const { heads, subject, framing } = look;
  const usual = coverAt(look, area, { at: wish });
  if (framing) return usual;
  if (heads.length > 0) {
    const crops = [subject, ...heads.toSorted((a, b) => b.width - a.width)].map((part) =>
      coverAt(look, area, { focus: middleOf(part), at: wish }),
    );
    const shown = (picture: Box) => headsIn(look, picture, area).filter(isWhole(look, picture)).length;
    return crops.reduce((best, crop) => (shown(crop) > shown(best) ? crop : best));
  }
  const seen = areaOf(usual, subject);
  // What fits is shown as its middle lies.
  if (seen.width <= area.width && seen.height <= area.height) return usual;
  const worthOf = (picture: Box) => {
    const part = partUnder(picture, area);
    const { x, y, width, height } = part;
    const isTall = part.height < part.width * 0.999 && part.height < 0.999;
    const [first, last] = isTall
      ? [box(x, y, width, 0.03), box(x, y + height - 0.03, width, 0.03)]
      : [box(x, y, 0.03, height), box(x + width - 0.03, y, 0.03, height)];
    // Heads and the tops of things are what they are known by.
    const off = isTall ? y - Math.max(0, subject.y - ABOVE) : x + width / 2 - middleOf(subject).x;
    return look.energyIn(part) - CUT * (look.energyIn(first) + look.energyIn(last)) * 0.5 - AWAY * Math.abs(off);
  };
  const crops = Array.from({ length: TRIED }, (_, step) => {
    const share = step / (TRIED - 1);
    return box(
      area.x - (usual.width - area.width) * share,
      area.y - (usual.height - area.height) * share,
      usual.width,
      usual.height,
    );
  });
  return [usual, ...crops].reduce((best, crop) => (worthOf(crop) > worthOf(best) ? crop : best));
}

const isWhole = (look: Look, picture: Box) => (seen: Box) =>
  look.heads.some((head) => {
    const { width, height } = areaOf(picture, head);
    return seen.width * seen.height > width * height * 0.92;
  });

/** Without a photograph: a disc that hangs off the edge, in flat colours. */
function emptyFrame(area: Box, { ground, ink, accent }: Inks): Node[] {
  const radius = Math.max(area.width, area.height) * 0.36;
  const disc = box(area.width * 0.6 - radius, area.height * 0.62 - radius, radius * 2, radius * 2);
  return [
    at(
      area,
      { backgroundColor: mix(ground, ink, 0.12), overflow: "hidden" },
      at(disc, { backgroundColor: accent, borderRadius: radius }),
    ),
  ];
}
