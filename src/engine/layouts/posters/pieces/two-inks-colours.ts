import { channels, type Rgb, toHex } from "../../../color/channels.ts";
import { contrast, luminance } from "../../../color/contrast.ts";
import { darken, lighten } from "../../../color/mix.ts";
import { readableOn } from "../../../color/readable-on.ts";
import type { Palette } from "../../../scene/palette.ts";

/** Two inks for the plate, and a flat third for the type and the bar, which is read on both of them. */
export type PlateInks = { dark: string; light: string; type: string; onType: string };

/** A little more than giant type needs, because a picture is never quite flat. */
const READ = 3.15;
/** From here on a colour can be made pale without losing its hue. */
const PALE = 0.55;
/** How well the two inks of a light plate have to be told apart. */
const DEPTH = 3;
/** The same at night, where a navy would be lost on the darkest colour. */
const NIGHT_DEPTH = 2.4;
/** What it is worth that a colour was meant to be loud. */
const LOUD = 0.35;

/**
 * Pale type on a picture in the darkest colour and a loud one, or dark type on a picture in a loud colour and the
 * palest. The loud one is moved until the type is read on it, so that it is read on everything between the two.
 */
export function plateInks(palette: Palette, isNight: boolean): PlateInks {
  const roles = [...new Set(Object.values(palette))].sort((a, b) => light(a) - light(b));
  const darkest = darkEnough(roles[0] ?? "#000000");
  const pale = roles.filter((role) => light(role) >= PALE).map(paleEnough);
  const type = isNight ? mostColoured(pale) : darkest;
  const goal = isNight ? (light(type) + 0.05) / READ - 0.05 : (light(type) + 0.05) * READ - 0.05;
  const loud = loudest(palette, goal);
  if (isNight) {
    const moved = loud === type ? palette.shade : loud;
    const seen = raised(moved, (light(darkest) + 0.05) * NIGHT_DEPTH - 0.05);
    return { dark: darkest, light: dimmed(seen, goal), type, onType: readableOn(type, darkest, palette.ink) };
  }
  const dark = raised(loud, goal);
  const clear = pale.filter((color) => contrast(color, dark) >= DEPTH);
  const lightest = clear.length ? mostColoured(clear) : "#ffffff";
  return { dark, light: lightest, type, onType: readableOn(type, lightest, palette.paper) };
}

const light = (color: string) => luminance(channels(color));

const spread = (color: string) => Math.max(...channels(color)) - Math.min(...channels(color));
const mostColoured = (colors: readonly string[]) => [...colors].sort((a, b) => spread(b) - spread(a))[0] ?? "#ffffff";

/** The strongest colour that need not be moved far, because a dimmed yellow is mud; the loud roles come first. */
function loudest({ pop, accent, shade, paper, glow }: Palette, goal: number) {
  const worth = (color: string) =>
    spread(color) / 255 -
    Math.abs(Math.log2((light(color) + 0.05) / (goal + 0.05))) * 0.45 +
    (color === pop || color === accent ? LOUD : 0);
  return [pop, accent, shade, paper, glow].sort((a, b) => worth(b) - worth(a))[0] ?? pop;
}

function darkEnough(color: string) {
  for (let step = 0; step < 20; step++)
    if (light(darken(color, step * 0.05)) <= 0.03) return darken(color, step * 0.05);
  return "#120d1c";
}

function paleEnough(color: string) {
  for (let step = 0; step < 20; step++)
    if (light(lighten(color, step * 0.05)) >= 0.72) return lighten(color, step * 0.05);
  return "#ffffff";
}

/** Less light of the same hue. */
function dimmed(color: string, most: number) {
  const [r, g, b] = channels(color);
  for (let share = 1; share > 0.1; share -= 0.02) {
    const rgb: Rgb = [r * share, g * share, b * share];
    if (luminance(rgb) <= most) return toHex(rgb);
  }
  return darken(color, 0.9);
}

function raised(color: string, least: number) {
  for (let step = 0; step < 25; step++)
    if (light(lighten(color, step * 0.04)) >= least) return lighten(color, step * 0.04);
  return "#ffffff";
}
