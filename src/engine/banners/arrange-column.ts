import { type Box, bottom, box, contain } from "../scene/box.ts";
import { fitText } from "../text/fit-text.ts";
import { buttonSize, clamp, logoSize, MIN_BANNER_TEXT_PX, type Parts, type Plan, worthOf } from "./banner-plan.ts";

export type ColumnWish = {
  align: "left" | "center";
  /** A measure of the banner as a whole, in pixels: letters are sized by it. */
  scale: number;
  comfort: number;
  /** A button as wide as the column. */
  isBlock?: boolean;
  /** Room for a drawing between the words and the button. */
  hasVisual?: boolean;
  maxSize?: number;
  /** Lines of the offer. */
  maxLines?: number;
  /** Where the words stand between name and button: 0 is directly below the name. */
  middle?: number;
};

const LETTERS = 0.05;
const DETAIL = 0.064;
const HEADLINE = 0.2;

/**
 * Name on top, headline, detail, and the button at the foot. What is left lies between the words, or is taken by the
 * drawing. Undefined when something does not fit.
 */
export function arrangeColumn(area: Box, parts: Parts, wish: ColumnWish): Plan | undefined {
  const { align, scale, comfort } = wish;
  const gap = clamp(scale * 0.035, 4, 20);
  const logo = parts.logo && logoSize(parts.logo, clamp(scale * LETTERS, 11, 26), area.width);
  const button = parts.button && buttonSize(parts.button, clamp(scale * LETTERS, 11, 24), area.width);
  if ((parts.logo && !logo) || (parts.button && !button)) return undefined;
  const top = area.y + (logo ? logo.height + gap : 0);
  const floor = bottom(area) - (button ? button.height + gap * 1.25 : 0);
  const room = floor - top;
  const leastVisual = wish.hasVisual && parts.visual ? Math.max(parts.visual.least, room * 0.3) : 0;
  const forWords = room - (leastVisual ? leastVisual + gap * 1.5 : 0);
  if (forWords < MIN_BANNER_TEXT_PX) return undefined;

  const detailWish = {
    width: area.width,
    height: forWords * 0.45,
    minSize: MIN_BANNER_TEXT_PX,
    maxLines: wish.maxLines ?? 2,
  };
  const detailAt = (most: number) =>
    parts.detail && fitText(parts.detail, { ...detailWish, maxSize: Math.max(MIN_BANNER_TEXT_PX, most) });
  const headlineAbove = (taken: number) =>
    fitText(parts.headline, {
      width: area.width,
      height: forWords - taken,
      maxSize: wish.maxSize ?? scale * HEADLINE,
      minSize: MIN_BANNER_TEXT_PX,
      maxLines: 7,
    });
  const takenBy = (detail: { height: number } | undefined) => (detail ? detail.height + gap * 0.8 : 0);
  let detail = detailAt(scale * DETAIL);
  let headline = headlineAbove(takenBy(detail));
  // Second to the headline, whatever the room.
  if (detail && detail.size > headline.size * 0.72) {
    detail = detailAt(headline.size * 0.72);
    headline = headlineAbove(takenBy(detail));
  }
  if (!headline.fits || (detail && !detail.fits)) return undefined;

  const words = headline.height + takenBy(detail);
  const slack = room - words;
  const isFree = !leastVisual;
  const y = top + (isFree ? slack * (wish.middle ?? (logo ? 0.42 : button ? 0.35 : 0.5)) : 0);
  const at = (width: number) => area.x + (align === "center" ? (area.width - width) / 2 : 0);
  const under = y + headline.height + gap * 0.8;
  const buttonWidth = button && (wish.isBlock ? area.width : button.width);
  const visualTop = top + words + gap;
  const plan = {
    headline: { area: box(area.x, y, area.width, headline.height), fitted: headline, align },
    detail: detail && { area: box(area.x, under, area.width, detail.height), fitted: detail, align },
    logo: logo && { box: box(at(logo.width), area.y, logo.width, logo.height), size: logo.size },
    button:
      button && buttonWidth
        ? {
            box: box(at(buttonWidth), bottom(area) - button.height, buttonWidth, button.height),
            size: button.size,
          }
        : undefined,
    visual:
      leastVisual && parts.visual
        ? contain(box(area.x, visualTop, area.width, floor - gap * 0.5 - visualTop), parts.visual.aspect ?? 1, 0.5, 0.7)
        : undefined,
  };
  return { ...plan, worth: worthOf(plan, comfort) };
}
