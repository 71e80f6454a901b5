import { contrast, READABLE } from "../../../color/contrast.ts";
import { mix } from "../../../color/mix.ts";
import { readableOn } from "../../../color/readable-on.ts";
import { apart } from "../../../giant-type/faint-on.ts";
import type { Stage } from "../../../layout-pieces/stage.ts";

export type HorizonColors = { sky: string; land: string; sun: string; onSky: string; onLand: string };

/** The sun has to be seen in the sky, and the words on it have to be read. */
const SEEN = 38;

/** Four hours of the day, chosen by the seed. */
export function horizonColors({ palette: p, scene }: Stage): HorizonColors {
  const isInkDark = contrast(p.ink, "#ffffff") > contrast(p.paper, "#ffffff");
  const [dark, light] = isInkDark ? [p.ink, p.paper] : [p.paper, p.ink];
  const at = (sky: string, lands: string[], suns: string[]): HorizonColors => {
    const onSky = readableOn(sky, p.ink, p.paper);
    const land = lands.find((wish) => contrast(wish, sky) >= 2) ?? onSky;
    return {
      sky,
      land,
      sun: sunOf(
        sky,
        onSky,
        suns.filter((wish) => wish !== land),
      ),
      onSky,
      onLand: readableOn(land, sky, p.paper, p.ink, p.onAccent),
    };
  };
  const hours = [
    () => at(p.paper, [p.ink], [p.pop, p.accent, p.shade, p.glow]),
    () => at(dark, [p.accent, p.pop, light], [p.pop, p.accent, p.shade, p.glow]),
    () => at(p.paper, [p.accent, p.ink], [p.pop, p.shade, p.glow]),
    () => at(p.shade, [p.ink, p.accent], [p.glow, p.pop, p.paper]),
  ];
  return (hours[Math.abs(scene.seed) % hours.length] ?? hours[0])?.() ?? at(p.paper, [p.ink], [p.pop]);
}

/** The first colour that serves as it is; else the first one that does when it is nearer to the sky. */
function sunOf(sky: string, ink: string, wishes: readonly string[]): string {
  for (const toSky of [0, 0.2, 0.35, 0.5, 0.6, 0.7])
    for (const wish of wishes) {
      const sun = mix(wish, sky, toSky);
      if (apart(sun, sky) >= SEEN && contrast(sun, ink) >= READABLE) return sun;
    }
  return mix(sky, ink, 0.2);
}
