import { type Box, box } from "../scene/box.ts";
import { fitText } from "../text/fit-text.ts";
import {
  buttonSize,
  clamp,
  logoSize,
  MIN_BANNER_TEXT_PX,
  type Parts,
  type Plan,
  type Size,
  type Sized,
  worthOf,
} from "./banner-plan.ts";

/** From left to right: picture, name, a thin line, the words, the button. */
export function arrangeStrip({ width: W, height: H }: Size, parts: Parts): Plan | undefined {
  const air = clamp(H * 0.16, 5, 22);
  const side = clamp(H * 0.2, 8, 28);
  let left = side;
  let right = W - side;
  let visual: Box | undefined;
  if (parts.visual) {
    const { aspect, least } = parts.visual;
    if (H < least) return undefined;
    const panel = aspect === undefined ? H * 1.55 : Math.min(H * 1.5, H * aspect * 0.92 + air);
    if (panel > W * 0.3) return undefined;
    visual =
      aspect === undefined ? box(0, 0, panel, H) : fitted(box(air * 0.6, H * 0.05, panel - air, H * 0.9), aspect);
    left = panel + (aspect === undefined ? side : air * 0.8);
  }
  let button: Sized | undefined;
  if (parts.button) {
    const made = buttonSize(parts.button, clamp(H * 0.17, 11, 20), W * 0.32);
    if (!made || made.height > H - 6) return undefined;
    button = { box: box(right - made.width, (H - made.height) / 2, made.width, made.height), size: made.size };
    right -= made.width + side;
  }
  let logo: Sized | undefined;
  let rule: Box | undefined;
  if (parts.logo) {
    const made = logoSize(parts.logo, clamp(H * 0.2, 10, 22), W * 0.22);
    if (!made) return undefined;
    logo = { box: box(left, (H - made.height) / 2, made.width, made.height), size: made.size };
    rule = box(Math.round(left + made.width + side * 0.7), Math.round(H * 0.24), 1, Math.round(H * 0.52));
    left += made.width + side * 1.4;
  }
  const width = right - left;
  if (width < W * 0.2) return undefined;
  const height = H - 2 * air;
  const detail =
    parts.detail &&
    fitText(parts.detail, {
      width,
      height: height * 0.4,
      maxSize: clamp(H * 0.16, MIN_BANNER_TEXT_PX, 18),
      minSize: MIN_BANNER_TEXT_PX,
      maxLines: 2,
    });
  if (detail && !detail.fits) return undefined;
  const gap = H * 0.05;
  const headline = fitText(parts.headline, {
    width,
    height: height - (detail ? detail.height + gap : 0),
    maxSize: H * 0.44,
    minSize: MIN_BANNER_TEXT_PX,
    maxLines: 3,
  });
  if (!headline.fits || (detail && detail.size > headline.size * 0.85)) return undefined;
  const block = headline.height + (detail ? detail.height + gap : 0);
  const y = (H - block) / 2;
  const plan = {
    headline: { area: box(left, y, width, headline.height), fitted: headline, align: "left" as const },
    detail: detail && {
      area: box(left, y + headline.height + gap, width, detail.height),
      fitted: detail,
      align: "left" as const,
    },
    button,
    logo,
    rule,
    visual,
  };
  return { ...plan, worth: worthOf(plan, clamp(H * 0.25, 12, 34)) };
}

function fitted(area: Box, aspect: number): Box {
  const width = Math.min(area.width, area.height * aspect);
  const height = width / aspect;
  return box(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
}
