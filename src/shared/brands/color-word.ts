/** Hues in degrees, each up to its own end. */
const HUES: readonly [end: number, word: string][] = [
  [14, "red"],
  [42, "orange"],
  [66, "yellow"],
  [168, "green"],
  [195, "turquoise"],
  [255, "blue"],
  [290, "violet"],
  [340, "pink"],
  [360, "red"],
];
/** Below so much saturation a colour is grey, or greyish. */
const [GREY, GREYISH] = [0.1, 0.35];

/** A colour as one says it: dark brown, pale pink, white. */
export function colorWord(hex: string): string {
  const { hue, saturation, light } = hslOf(hex);
  if (light > 0.97) return "white";
  if (light < 0.06) return "black";
  if (saturation < GREY) return light > 0.9 ? "off-white" : `${shade(light)}grey`;
  const word = HUES.find(([end]) => hue <= end)?.[1] ?? "red";
  // Dark orange is called brown, and what is pale and warm is cream.
  if (word === "orange" && light < 0.4) return light < 0.2 ? "dark brown" : "brown";
  if ((word === "orange" || word === "yellow") && light > 0.85) return "cream";
  return `${shade(light)}${saturation < GREYISH ? "greyish " : ""}${word}`;
}

const shade = (light: number) => (light < 0.25 ? "dark " : light > 0.8 ? "pale " : "");

function hslOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const [light, span] = [(least + most) / 2, most - least];
  if (span === 0) return { hue: 0, saturation: 0, light };
  const sixth =
    most === red ? (green - blue) / span : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: span / (1 - Math.abs(2 * light - 1)), light };
}
