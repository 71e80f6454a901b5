import { channels, toHex } from "./channels.ts";

/** A colour `amount` (0 to 1) of the way from one to the other. */
export function mix(from: string, to: string, amount: number) {
  const [r, g, b] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex([r + (r2 - r) * amount, g + (g2 - g) * amount, b + (b2 - b) * amount]);
}

export const lighten = (color: string, amount: number) => mix(color, "#ffffff", amount);

/** Shadows in printed illustration lean towards a cool dark, never towards pure black. */
export const darken = (color: string, amount: number) => mix(color, "#120d1c", amount);

export function alpha(color: string, opacity: number) {
  const [r, g, b] = channels(color);
  return `rgba(${r},${g},${b},${opacity})`;
}
