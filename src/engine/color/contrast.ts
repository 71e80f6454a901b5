import { channels, type Rgb } from "./channels.ts";

/** WCAG relative luminance of an sRGB colour. */
export const luminance = ([r, g, b]: Rgb) => 0.2126 * lightOf(r) + 0.7152 * lightOf(g) + 0.0722 * lightOf(b);

function lightOf(channel: number) {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function contrastOfRgb(a: Rgb, b: Rgb) {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export const contrast = (a: string, b: string) => contrastOfRgb(channels(a), channels(b));

/** Loud grounds such as red or cobalt lie between the two thresholds: they are neither dark nor light. */
export const isDark = (ground: string) => luminance(channels(ground)) < 0.06;
export const isLight = (ground: string) => luminance(channels(ground)) > 0.4;

/** Whether white is read better on a ground than black. */
export const wantsWhite = (ground: string) => contrast(ground, "#ffffff") > contrast(ground, "#000000");

/** The contrast WCAG (AA) requires for text. */
export const READABLE = 4.5;
/** And for large letters, such as giant type. */
export const GIANT_READABLE = 3;
