import { type Box, box } from "../scene/box.ts";
import type { TypefaceId } from "../scene/typefaces.ts";
import { isRightToLeft } from "../text/tokens.ts";
import type { TextWish } from "./set-text.ts";
import type { Stage } from "./stage.ts";

/** Letters of a script that the display faces lack. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}\p{Script=Common}]/u;

/**
 * The face of a big headline. Other scripts than Latin take a stand-in at the weight of the face, so that they need a
 * heavy one, no tracking and more room between the lines.
 */
export function displayLook(
  { slots, scene }: Stage,
  wanted: TypefaceId,
): Pick<TextWish, "typeface"> & Partial<TextWish> {
  if (!OTHER_SCRIPT.test(slots.headline)) return { typeface: scene.typeface ?? wanted };
  return { typeface: "wide", weight: 800, tracking: 0, leading: isRightToLeft(slots.headline) ? 1.4 : 1.16 };
}

/** Where a line begins. */
export const startOf = ({ slots }: Stage) => (isRightToLeft(slots.headline) ? "right" : "left");

/** The distance from the line over a headline, in units: marks above Arabic letters need more. */
export const underKicker = (stage: Stage, gap: number) => (startOf(stage) === "right" ? gap + 30 : gap);

/** A place that was thought from left to right, on the other side when the words read from the right. */
export function sided({ slots, frame }: Stage, area: Box): Box {
  if (!isRightToLeft(slots.headline)) return area;
  return box(frame.width - area.x - area.width, area.y, area.width, area.height);
}
