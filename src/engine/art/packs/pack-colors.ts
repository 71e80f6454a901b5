import { channels } from "../../color/channels.ts";
import { contrast, luminance } from "../../color/contrast.ts";
import { darken, lighten, mix } from "../../color/mix.ts";
import { readableOn } from "../../color/readable-on.ts";
import type { Palette } from "../../scene/palette.ts";

/** main: the body; second: pattern and content; label: the paper on it; ink: what is printed. */
export type PackColors = { main: string; second: string; label: string; ink: string; cap: string };

/** Three ways to colour a product from the palette; each keeps it distinct from the ground behind it. */
export function packColors(palette: Palette, seed: number): PackColors {
  const stand = (color: string) => (contrast(color, palette.paper) < 1.25 ? darken(color, 0.22) : color);
  // A dark palette has a dark glow, and a label printed in it would look dirty.
  const dark = luminance(channels(palette.glow)) < 0.5;
  const label = lighten(palette.glow, dark ? 0.93 : 0.55);
  const ways: PackColors[] = [
    {
      main: stand(palette.accent),
      second: mix(stand(palette.accent), label, 0.34),
      label,
      ink: readableOn(label, palette.accent, palette.ink),
      cap: lighten(palette.glow, 0.7),
    },
    {
      main: stand(palette.pop),
      second: mix(stand(palette.pop), label, 0.4),
      label,
      ink: readableOn(label, palette.pop, palette.ink),
      cap: lighten(palette.glow, 0.6),
    },
    {
      main: stand(lighten(palette.glow, dark ? 0.9 : 0.5)),
      second: palette.accent,
      label: palette.accent,
      ink: readableOn(palette.accent, "#ffffff"),
      cap: mix(palette.accent, palette.ink, 0.35),
    },
  ];
  return ways[Math.abs(seed) % ways.length] ?? (ways[0] as PackColors);
}
