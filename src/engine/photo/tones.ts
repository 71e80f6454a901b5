import { contrast, READABLE } from "../color/contrast.ts";
import { darken, lighten } from "../color/mix.ts";
import { type Box, box } from "../scene/box.ts";
import type { Look } from "./look-at.ts";

export const WHOLE = box(0, 0, 1, 1);

/** The picture's own darkest and lightest tone, dark and light enough to be an ink. */
export function tonesOf(look: Look): { dark: string; light: string } {
  const { dark, light } = look.rangeIn(WHOLE);
  return { dark: pushed(dark, darken, 0.02), light: pushed(light, lighten, 0.85) };
}

/** A hint of the tone is enough: an ink has to be nearly black, or nearly white. */
function pushed(tone: string, push: typeof darken, goal: number) {
  const isFar = (color: string) =>
    push === darken
      ? 1.05 / contrast(color, "#ffffff") - 0.05 <= goal
      : 1.05 / contrast(color, "#ffffff") - 0.05 >= goal;
  for (let step = 0; step < 20; step++) {
    const color = push(tone, step * 0.05);
    if (isFar(color)) return color;
  }
  return push(tone, 1);
}

/** The wished ink that is read best on a part of the picture, and how well. */
export function bestInk(look: Look, part: Box, wishes: readonly string[]): { ink: string; contrast: number } {
  const [first = "#ffffff"] = wishes;
  let best = { ink: first, contrast: look.contrastIn(part, first) };
  for (const ink of wishes) {
    const found = look.contrastIn(part, ink);
    // The first that can be read well is taken, though another would be read better.
    if (best.contrast < READABLE && found > best.contrast) best = { ink, contrast: found };
  }
  return best;
}
