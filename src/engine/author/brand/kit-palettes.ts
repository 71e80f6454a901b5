import type { BrandColor, BrandKit, BrandRole } from "../../../shared/brands/brand-kit.ts";
import { contrast, isDark, isLight } from "../../color/contrast.ts";
import { darken, mix } from "../../color/mix.ts";
import { pushedToRead, readableOn } from "../../color/readable-on.ts";
import type { Palette } from "../../scene/palette.ts";
import { paletteOn } from "../planned/palette-from.ts";

/** Two colours of less contrast are never set on each other, of less than `ANY_SIZE` only in large letters. */
export const LARGE_ONLY = 3;
export const ANY_SIZE = 4.5;

/** Grounds in the order in which a brand likes to be seen on them. */
const GROUNDS: readonly BrandRole[] = ["light", "dark", "loud", "accent"];

/**
 * The palettes that the colours of a kit allow, one for each ground. A ground keeps its colour to the letter; what stands
 * on it is the kit's own colour that is read there, and only where there is none a shade of ours.
 */
export function kitPalettes({ colors }: Pick<BrandKit, "colors">): Palette[] {
  const grounds = GROUNDS.flatMap((role) => colors.filter((color) => color.role === role)).filter(
    (color, index, all) => all.findIndex(({ hex }) => hex === color.hex) === index,
  );
  // An accent is a ground only where nothing else is.
  const own = grounds.filter(({ role }) => role !== "accent");
  return (own.length > 0 ? own : grounds).map((ground) => paletteOnGround(ground, colors));
}

function paletteOnGround({ hex: paper }: BrandColor, colors: readonly BrandColor[]): Palette {
  const others = colors.filter(({ hex }) => hex !== paper);
  const readOn = (ground: string, least: number) => others.filter(({ hex }) => contrast(hex, ground) >= least);
  const seen = readOn(paper, LARGE_ONLY).map(({ hex }) => hex);
  const first = (roles: readonly BrandRole[]) =>
    roles.map((role) => others.find((color) => color.role === role && seen.includes(color.hex))?.hex).find(Boolean);
  const accent = first(["accent", "loud", isDark(paper) ? "light" : "dark"]) ?? seen[0];
  const base = paletteOn(paper, accent ?? others[0]?.hex ?? paper, first(["loud", "accent"]) ?? accent ?? paper);
  const ink = inkOn(paper, colors) ?? base.ink;
  // Green that is mixed into violet is a blue that the brand has not.
  const shade = isDark(paper) || isLight(paper) ? base.shade : darken(paper, 0.22);
  // Where none of its colours is read, the nearest shade of its dark one is.
  const dark = colors.find(({ role }) => role === "dark")?.hex;
  const onAccent = inkOn(base.accent, colors) ?? (dark ? pushedToRead(dark, base.accent) : base.onAccent);
  return { ...base, ink, shade, onAccent, muted: readableOn(paper, mix(ink, paper, 0.28), ink) };
}

/** The colour of the brand that is read best on a ground: what it says is for text goes first. */
function inkOn(ground: string, colors: readonly BrandColor[]): string | undefined {
  const wanted: BrandRole = isDark(ground) ? "onDark" : "dark";
  return colors
    .filter(({ hex }) => contrast(hex, ground) >= ANY_SIZE)
    .toSorted(
      (one, other) =>
        Number(other.role === wanted) - Number(one.role === wanted) ||
        contrast(other.hex, ground) - contrast(one.hex, ground),
    )[0]?.hex;
}
