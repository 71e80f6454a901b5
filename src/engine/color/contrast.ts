import { channels, type Rgb } from "./channels.ts";

/** WCAG relative luminance of an sRGB colour. */
export function luminance(rgb: Rgb) {
  const [r, g, b] = rgb.map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrastOfRgb(a: Rgb, b: Rgb) {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export const contrast = (a: string, b: string) => contrastOfRgb(channels(a), channels(b));

/** Loud grounds such as red or cobalt lie between the two thresholds: they are neither dark nor light. */
export const isDark = (ground: string) => luminance(channels(ground)) < 0.06;
export const isLight = (ground: string) => luminance(channels(ground)) > 0.4;

/** The contrast WCAG (AA) requires for text. */
export const READABLE = 4.5;
