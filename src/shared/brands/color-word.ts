import { hslOf } from "./hsl.ts";

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
