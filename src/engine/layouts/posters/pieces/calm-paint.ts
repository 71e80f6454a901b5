import { photoIn } from "../../../photo/crop.ts";
import type { Look } from "../../../photo/look-at.ts";
import { bottom, box, part, right } from "../../../scene/box.ts";
import type { Frame } from "../../../scene/frame.ts";
import { at, type Node } from "../../../tree/node.ts";
import { type Crop, edgeOf } from "./calm-crops.ts";

const STOPS = 10;

/** The photograph in the frame. Where it ends before the frame does, it fades into the colours of its own edge. */
export function paintCrop(photo: Uint8Array, look: Look, frame: Frame, { picture, carried }: Crop): Node[] {
  const { all } = frame;
  if (!carried) return [photoIn(photo, all, picture)];
  if (carried === "ends") {
    const top = Math.max(0, picture.y);
    const end = Math.min(all.height, bottom(picture));
    const middle = (top + end) / 2;
    const area = box(0, top, all.width, end - top);
    const span = [picture.x, picture.width] as const;
    return [
      at(box(0, 0, all.width, middle), { backgroundImage: gradient(look, "top", "to right", ...span) }),
      at(box(0, middle, all.width, all.height - middle), {
        backgroundImage: gradient(look, "bottom", "to right", ...span),
      }),
      photoIn(photo, area, picture, {
        maskImage: `linear-gradient(to bottom, transparent, #000 14%, #000 ${end < all.height ? 86 : 100}%, ${end < all.height ? "transparent" : "#000"})`,
      }),
    ];
  }
  const left = Math.max(0, picture.x);
  const area = box(left, 0, Math.min(all.width, right(picture)) - left, all.height);
  return [
    at(all, { backgroundImage: gradient(look, carried, "to bottom", picture.y, picture.height) }),
    photoIn(photo, area, picture, {
      maskImage: `linear-gradient(to ${carried === "left" ? "right" : "left"}, transparent, #000 14%)`,
    }),
  ];
}

/** The colours along one side of the photograph, where they are on the canvas. */
function gradient(look: Look, side: "left" | "right" | "top" | "bottom", way: string, from: number, length: number) {
  const upright = side === "left" || side === "right";
  const stops = Array.from({ length: STOPS + 1 }, (_, stop) => {
    const along = Math.max(0, stop / STOPS - 0.04);
    const piece = upright ? part(edgeOf(side), 0, along, 1, 0.08) : part(edgeOf(side), along, 0, 0.08, 1);
    return `${look.meanIn(piece)} ${(from + (length * stop) / STOPS).toFixed(1)}px`;
  });
  return `linear-gradient(${way}, ${stops.join(", ")})`;
}
