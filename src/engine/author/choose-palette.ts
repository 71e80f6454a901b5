import { channels } from "../color/channels.ts";
import { contrast, isDark, isLight } from "../color/contrast.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { pick, type Random } from "../random.ts";
import type { Palette } from "../scene/palette.ts";
import { PALETTES } from "../scene/palettes.ts";
import type { Brief } from "./brief.ts";
import { COLOR_HEX, COLOR_PALETTES, COLORS, type Color, type PaletteName } from "./words/colors.ts";
import type { Category } from "./words/subject.ts";

type Palettes = readonly [Palette, ...Palette[]];

const MOODS: Record<Category, readonly [PaletteName, ...PaletteName[]]> = {
  food: ["butter", "peach", "tomato", "apricot", "blush"],
  drink: ["cocoa", "apricot", "clay", "butter", "forest"],
  fashion: ["lime", "candy", "cobalt", "clay", "lilac"],
  beauty: ["blush", "sage", "apricot", "clay", "bubblegum"],
  tech: ["cobalt", "midnight", "lilac", "ink", "sky"],
  software: ["lilac", "sky", "mint", "steel", "midnight", "bubblegum"],
  home: ["clay", "sage", "peach", "butter"],
  service: ["sky", "mint", "butter", "steel"],
  pet: ["peach", "sky", "butter", "mint"],
  plant: ["mint", "sage", "forest", "butter"],
  travel: ["sunset", "sky", "ocean", "midnight", "apricot"],
  sport: ["lime", "cobalt", "tomato", "ink"],
  learning: ["butter", "sky", "lilac", "peach"],
  money: ["forest", "mint", "peach", "midnight"],
  gift: ["candy", "banana", "blush", "grape", "tomato"],
};
const ANY = ["butter", "lilac", "sky", "peach", "mint", "banana"] as const;
const ANY_DARK = ["cocoa", "midnight", "forest", "ink", "ocean"] as const;

/** Colours the description names, else those of the inspiration pictures, else what suits the subject. */
export function choosePalette(brief: Brief, seen: readonly string[], random: Random): Palette {
  const named = brief.colors.filter((color) => brief.colors.length === 1 || !["white", "grey"].includes(color));
  const [first, second] = named.length > 0 ? named : seen.map(nearestColor);
  if (!first) return pick(random, moodOf(brief));
  const palette = pick(random, palettesOf(first, brief.isDark));
  return second && second !== first ? withAccent(palette, COLOR_HEX[second]) : palette;
}

function moodOf({ subjects: [main], isDark: dark }: Brief): Palettes {
  const names = main ? MOODS[main.category] : ANY;
  return ofDarkness(names, dark) ?? palettes(dark ? ANY_DARK : ANY);
}

/** Palettes of a colour, as dark or light as asked for; if there is none, black or white with it as the accent. */
export function palettesOf(color: Color, dark: boolean | undefined): Palettes {
  return (
    ofDarkness(COLOR_PALETTES[color], dark) ?? [withAccent(PALETTES[dark ? "ink" : "paperclip"], COLOR_HEX[color])]
  );
}

function ofDarkness(names: readonly PaletteName[], dark: boolean | undefined): Palettes | undefined {
  const fits = dark === undefined ? () => true : dark ? isDark : isLight;
  const [first, ...rest] = names.filter((name) => fits(PALETTES[name].paper));
  return first && palettes([first, ...rest]);
}

const palettes = ([first, ...rest]: readonly [PaletteName, ...PaletteName[]]): Palettes => [
  PALETTES[first],
  ...rest.map((name) => PALETTES[name]),
];

/** The same ground with another accent colour, made darker or lighter until it stands out from the ground. */
export function withAccent(palette: Palette, color: string): Palette {
  const accent = contrast(color, palette.paper) >= 3 ? color : pushedToRead(color, palette.paper);
  return { ...palette, accent, onAccent: readableOn(accent, palette.onAccent), pop: color };
}

/** The colour word for a colour, by hue where it has one. */
export function nearestColor(hex: string): Color {
  const [r, g, b] = channels(hex);
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  if (spread < 28) return most < 70 ? "black" : most > 205 ? "white" : "grey";
  const distance = (color: Color) => {
    const other = hueOf(...channels(COLOR_HEX[color]));
    const turn = Math.abs(other - hueOf(r, g, b));
    return Math.min(turn, 360 - turn);
  };
  const hued = COLORS.filter((color) => !["black", "white", "grey", "brown"].includes(color));
  const nearest = hued.reduce((best, color) => (distance(color) < distance(best) ? color : best));
  return (nearest === "orange" || nearest === "red") && most < 150 ? "brown" : nearest;
}

function hueOf(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b) || 1;
  const sixth = most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return sixth * 60;
}
