import { areaOf, coverAt } from "../../../photo/crop.ts";
import type { Look } from "../../../photo/look-at.ts";
import { QUIET } from "../../../photo/quiet-areas.ts";
import type { Box } from "../../../scene/box.ts";
import { bottom, box, right } from "../../../scene/box.ts";
import type { Frame } from "../../../scene/frame.ts";

/** Where the whole photograph lies; `carried` names the sides on which its edge is carried on to the frame's. */
export type Crop = { picture: Box; carried?: "left" | "right" | "ends" };

const EDGE = 0.05;

/** All the ways to give the photograph the frame that keep its subject in sight. */
export function cropsOf(look: Look, frame: Frame, fromRight: boolean): Crop[] {
  const { all, wide, story } = frame;
  const sharpest = Math.max(1, (look.width * 2) / Math.max(all.width, all.height * look.aspect));
  const crops: Crop[] = [];
  for (const zoom of wide || story ? [1] : [1, 1.15, 1.3])
    for (const y of wide ? [0.4, 0.5, 0.6] : [0.35, 0.5, 0.62, 0.74])
      for (const x of wide ? [0.25, 0.5, 0.75] : [0.5])
        crops.push({ picture: coverAt(look, all, { at: { x, y }, zoom: Math.min(zoom, sharpest) }) });
  return [...crops, ...carriedOn(look, frame, fromRight)];
}

/** A frame that is longer than the photograph: quiet edges are carried on instead of cutting the subject. */
function carriedOn(look: Look, { all, wide, story, safe }: Frame, fromRight: boolean): Crop[] {
  const { subject, aspect } = look;
  const found: Crop[] = [];
  if (wide)
    for (const zoom of [1.05, 1.2, 1.4]) {
      const height = all.height * zoom;
      const width = height * aspect;
      const y = Math.min(
        0,
        Math.max(all.height - height, all.height * 0.52 - (subject.y + subject.height / 2) * height),
      );
      const air = safe.x * 0.8;
      const x = fromRight
        ? Math.min(0, air - subject.x * width)
        : Math.max(all.width - width, all.width - air - right(subject) * width);
      const side = fromRight ? "right" : "left";
      const leaves = fromRight ? x + width < all.width : x > 0;
      if (leaves && isQuietAt(look, side)) found.push({ picture: box(x, y, width, height), carried: side });
    }
  if (story && isQuietAt(look, "top") && isQuietAt(look, "bottom"))
    for (const zoom of [1, 1.15, 1.3]) {
      const width = all.width * zoom;
      const height = width / aspect;
      const x = Math.min(0, Math.max(all.width - width, all.width / 2 - (subject.x + subject.width / 2) * width));
      const y = bottom(safe) - bottom(subject) * height;
      if (y > 0) found.push({ picture: box(x, y, width, height), carried: "ends" });
    }
  return found;
}

/** A strip along one side of the photograph, in shares. */
export const edgeOf = (side: "left" | "right" | "top" | "bottom"): Box => {
  if (side === "left") return box(0, 0, EDGE, 1);
  if (side === "right") return box(1 - EDGE, 0, EDGE, 1);
  return side === "top" ? box(0, 0, 1, EDGE) : box(0, 1 - EDGE, 1, EDGE);
};

const isQuietAt = (look: Look, side: "left" | "right" | "top" | "bottom") => look.energyIn(edgeOf(side)) < QUIET - 1;

/** The subject's place on the canvas. */
export const subjectAt = (look: Look, { picture }: Crop) => areaOf(picture, look.subject);
