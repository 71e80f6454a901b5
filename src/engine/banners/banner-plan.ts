import type { Box } from "../scene/box.ts";
import type { FittedText, MeasuredText } from "../text/fit-text.ts";

/** No letter of a banner is smaller. */
export const MIN_BANNER_TEXT_PX = 9;

export type Size = { width: number; height: number };

/** What has to be placed, measured at a size of one pixel. */
export type Parts = {
  headline: MeasuredText;
  detail?: MeasuredText | undefined;
  /** Width of the label, in ems. */
  button?: number | undefined;
  /** Width and height for letters of one pixel. */
  logo?: Size | undefined;
  /** Width over height of what is shown; a photo that fills its panel has none. */
  visual?: { aspect: number | undefined; least: number } | undefined;
};

export type Placed = { area: Box; fitted: FittedText; align: "left" | "center" };
export type Sized = { box: Box; size: number };

/** Where everything of a banner stands, and how good that is. */
export type Plan = {
  headline: Placed;
  detail?: Placed | undefined;
  button?: Sized | undefined;
  logo?: Sized | undefined;
  visual?: Box | undefined;
  /** A thin line between name and words. */
  rule?: Box | undefined;
  worth: number;
};

/** How much each part is worth beside a headline that is easy to read. */
const WORTH = { button: 2, detail: 1.5, logo: 1.7, visual: 1.5 } as const;
const SHORTAGE = 7;
const LARGER = 0.4;
const MAX_LARGER = 0.6;

/** Small letters cost more than any part is worth; large ones are worth a little. */
export function worthOf(plan: Omit<Plan, "worth">, comfort: number): number {
  const share = plan.headline.fitted.size / comfort;
  const size = share < 1 ? -(1 - share) * SHORTAGE : Math.min(MAX_LARGER, LARGER * Math.log2(share));
  const parts = (["button", "detail", "logo", "visual"] as const).filter((part) => plan[part]);
  return parts.reduce((sum, part) => sum + WORTH[part], size);
}

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const BUTTON = { height: 2.35, padding: 0.95 } as const;

/** The largest button with this label, up to a size of letters and a width; none where its letters get too small. */
export function buttonSize(label: number, size: number, width: number): (Size & { size: number }) | undefined {
  const ems = label + 2 * BUTTON.padding;
  const fitting = Math.min(size, width / ems);
  if (fitting < MIN_BANNER_TEXT_PX) return undefined;
  return { size: fitting, width: fitting * ems, height: fitting * BUTTON.height };
}

/** The same for mark and name. */
export function logoSize(logo: Size, size: number, width: number): (Size & { size: number }) | undefined {
  const fitting = Math.min(size, width / logo.width);
  if (fitting < MIN_BANNER_TEXT_PX) return undefined;
  return { size: fitting, width: logo.width * fitting, height: logo.height * fitting };
}
