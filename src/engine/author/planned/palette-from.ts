import { contrast, isDark, isLight } from "../../color/contrast.ts";
import { darken, lighten, mix } from "../../color/mix.ts";
import { pushedToRead, readableOn } from "../../color/readable-on.ts";
import type { Palette } from "../../scene/palette.ts";

const INK = "#15131a";
const PAPER = "#fffdf8";

/** A whole palette from a ground and one or two colours on it. The colours asked for stay what they are. */
export function paletteOn(paper: string, accent: string, pop: string): Palette {
  const ink = readableOn(paper, isDark(paper) ? mix(paper, "#ffffff", 0.94) : darken(accent, 0.78), INK, PAPER);
  const seen = contrast(accent, paper) >= 2.2 ? accent : pushedToRead(accent, paper);
  return {
    paper,
    shade: isDark(paper) ? darken(paper, 0.35) : mix(paper, accent, 0.22),
    glow: lighten(paper, isDark(paper) ? 0.16 : 0.5),
    ink,
    muted: readableOn(paper, mix(ink, paper, 0.28), ink),
    accent: seen,
    onAccent: readableOn(seen, PAPER, INK),
    pop,
  };
}

/** The palettes that one or two asked colours allow: each is the ground of one of them. */
export function palettesFrom(
  [first, second]: readonly [string, ...string[]],
  dark: boolean | undefined,
): [Palette, ...Palette[]] {
  const other = second ?? (isDark(first) ? lighten(first, 0.72) : darken(first, 0.62));
  const tint = lighten(first, 0.86);
  const deep = darken(first, 0.72);
  const all: [Palette, ...Palette[]] = [
    paletteOn(first, other, second ?? other),
    second ? paletteOn(second, first, first) : paletteOn(tint, first, first),
    // Both of two colours are to be seen, also where a layout uses only the ground and the accent.
    second ? paletteOn(tint, second, first) : paletteOn(tint, first, other),
    second
      ? paletteOn(deep, second, first)
      : paletteOn(deep, isDark(first) ? lighten(first, 0.45) : first, lighten(first, 0.3)),
  ];
  const [fits, ...rest] = all.filter(({ paper }) => dark === undefined || (dark ? isDark(paper) : isLight(paper)));
  return fits ? [fits, ...rest] : [paletteOn(dark ? INK : PAPER, first, other)];
}
