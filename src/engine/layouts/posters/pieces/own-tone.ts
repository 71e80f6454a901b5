import { contrast } from "../../../color/contrast.ts";
import { mix } from "../../../color/mix.ts";
import { pushedToRead } from "../../../color/readable-on.ts";
import type { Look } from "../../../photo/look-at.ts";
import { tonesOf } from "../../../photo/tones.ts";
import type { Box } from "../../../scene/box.ts";

/** Small letters on a tone between light and dark need a little more than the bound. */
const READ = 5.2;

/** The colour of a part of the picture as a ground for words, and the picture's own ink on it. */
export function ownTone(look: Look, part: Box): { ground: string; ink: string } {
  const { dark, light } = tonesOf(look);
  const mean = look.meanIn(part);
  const [onDark, onLight] = [contrast(mean, light), contrast(mean, dark)];
  const [ink, end] = onLight >= READ || onLight > onDark * 1.6 ? [dark, "#ffffff"] : [light, "#000000"];
  // A tone in the middle goes towards its own side only as far as it has to.
  for (let step = 0; step <= 20; step++) {
    const ground = mix(mean, end, step * 0.04);
    if (contrast(ground, ink) >= READ) return { ground, ink };
  }
  return { ground: mean, ink: pushedToRead(ink, mean) };
}
