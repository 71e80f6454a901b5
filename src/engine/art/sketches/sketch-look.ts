import { contrast, isLight } from "../../color/contrast.ts";
import { lighten, mix } from "../../color/mix.ts";
import type { Palette } from "../../scene/palette.ts";
import type { Tone } from "./read-sketch.ts";

/** How a page is coloured in, and whether the accent or the second colour takes the largest areas. */
export type SketchLook = { fill: "marker" | "pencil"; swapped: boolean };

export type Crayons = {
  fill: SketchLook["fill"];
  ink: string;
  paper: string;
  /** The colour of a tone; areas left as paper have none. */
  of(tone: Tone): string | undefined;
};

/** The looks go round with the scene's seed, so that two doodles of one thing differ. */
export const lookOf = (seed: number): SketchLook => ({
  fill: Math.abs(seed) % 3 === 2 ? "pencil" : "marker",
  swapped: Math.abs(seed) % 4 > 1,
});

export function crayonsOf({ paper, shade, ink, accent, pop }: Palette, { fill, swapped }: SketchLook): Crayons {
  // A second colour that cannot be told from the first, or from the page, is no second colour.
  const second = [pop, shade].find((color) => color !== accent && contrast(color, paper) > 1.15) ?? shade;
  const pastel = (color: string) => (fill === "pencil" ? color : mix(color, paper, isLight(paper) ? 0.4 : 0.15));
  const [most, next] = swapped ? [second, accent] : [accent, second];
  const colors: Record<string, string> = {
    a: pastel(most),
    b: pastel(next),
    c: shade,
    g: mix(paper, ink, fill === "pencil" ? 0.3 : 0.13),
  };
  return {
    fill,
    ink,
    paper: isLight(paper) ? lighten(paper, 0.75) : paper,
    of: (tone) => colors[tone.toLowerCase()],
  };
}
