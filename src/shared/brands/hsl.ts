/** Hue in degrees; saturation and lightness from 0 to 1. */
export function hslOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [light, span] = [(least + most) / 2, most - least];
  if (span === 0) return { hue: 0, saturation: 0, light };
  const sixth =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: span / (1 - Math.abs(2 * light - 1)), light };
}
