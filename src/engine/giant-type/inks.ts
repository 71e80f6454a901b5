import { contrast } from "../color/contrast.ts";
import { pushedToRead, readableOnFlat } from "../color/readable-on.ts";
import type { Stage } from "../layout-pieces/stage.ts";

/** Two inks and one accent, flat. Both `ink` and `onAccent` can be read closely on their ground. */
export type Inks = { ground: string; ink: string; accent: string; onAccent: string };

/** Three ways to print the scene's palette, chosen by the seed: on paper, on colour, in the dark. */
export function inksOf({ palette: p, scene }: Stage, ways: readonly ("paper" | "colour" | "dark")[] = WAYS): Inks {
  const way = ways[Math.abs(scene.seed) % ways.length] ?? "paper";
  if (way === "colour") {
    return inks(p.accent, readableOnFlat(p.accent, p.onAccent, p.ink, p.paper), loud(p.accent, p.pop, p.paper), p.ink);
  }
  if (way === "dark") {
    const ground = darker(p.ink, p.paper);
    return inks(ground, readableOnFlat(ground, lighter(p.ink, p.paper)), loud(ground, p.pop, p.accent), p.onAccent);
  }
  return inks(p.paper, readableOnFlat(p.paper, p.ink), p.accent, p.onAccent);
}

const WAYS = ["colour", "paper", "dark"] as const;

/** The first of two colours that stands out from the ground: who asks for two colours wants to see both. */
const loud = (ground: string, first: string, second: string) => (contrast(first, ground) >= 2.2 ? first : second);

/** The accent has to stand out from the ground; if it does not, it gets lighter or darker. */
function inks(ground: string, ink: string, wished: string, onWished: string): Inks {
  const accent = contrast(wished, ground) >= 1.6 ? wished : pushedToRead(wished, ground);
  return { ground, ink, accent, onAccent: readableOnFlat(accent, onWished, ink, ground) };
}

const isDarker = (a: string, b: string) => contrast(a, "#ffffff") > contrast(b, "#ffffff");
const darker = (a: string, b: string) => (isDarker(a, b) ? a : b);
const lighter = (a: string, b: string) => (isDarker(a, b) ? b : a);
