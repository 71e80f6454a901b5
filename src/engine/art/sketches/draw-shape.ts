import { between, type Random } from "../../random.ts";
import { hatch } from "./hatch.ts";
import { areaPath, penPath, type Wobble, wobbleOf } from "./pen-line.ts";
import type { Point, SketchShape } from "./read-sketch.ts";
import type { Crayons } from "./sketch-look.ts";

type Hand = { random: Random; page: Wobble; pen: number; crayons: Crayons };

/**
 * One area of a sketch. They come in the order of painting, so each is first filled with paper, which hides the lines
 * under it; then comes the colour, a little beside the outline; then shading; the pen last, twice, as a hand does.
 */
export function drawShape({ tone, rings }: SketchShape, { random, page, pen, crayons }: Hand): string {
  const own = wobbleOf(random, 0.1);
  const hand = (point: Point) => own(page(point));
  const area = rings.map((ring) => areaPath(ring, hand)).join("");
  const filled = (color: string, width: number) =>
    `<path d="${area}" fill="${color}" fill-rule="evenodd" stroke="${crayons.ink}" stroke-width="${width.toFixed(2)}"/>`;
  if (tone === "i") return filled(crayons.ink, pen * 0.45);
  if (tone === "k") return filled(crayons.ink, pen * 0.9);
  if (tone === "o") return filled(crayons.paper, pen * 0.5);

  const again = wobbleOf(random, 0.22);
  const outline = rings.map((ring) => penPath(ring, hand)).join("");
  const retraced = rings.map((ring) => penPath(ring, (point) => again(hand(point)))).join("");
  const isShaded = tone === tone.toUpperCase();
  return [
    `<path d="${area}" fill="${crayons.paper}" fill-rule="evenodd"/>`,
    coloured(crayons.of(tone), area, { random, crayons }, (gap) => hatch(rings, random, gap)),
    isShaded ? stroked(hatch(rings, random, Math.max(1.1, pen * 2.6)), crayons.ink, pen * 0.6) : "",
    stroked(outline, crayons.ink, pen),
    stroked(retraced, crayons.ink, pen * 0.45),
  ].join("");
}

/** Marker: a flat colour with the streaks of its strokes. Pencil: strokes alone. */
function coloured(
  color: string | undefined,
  area: string,
  { random, crayons }: Pick<Hand, "random" | "crayons">,
  strokes: (gap: number) => string,
) {
  if (!color) return "";
  const [right, down] = [between(random, 0.2, 0.5), between(random, 0.15, 0.45)];
  const marks =
    crayons.fill === "pencil"
      ? stroked(strokes(0.95), color, 0.62)
      : `<path d="${area}" fill="${color}" fill-rule="evenodd"/>${stroked(strokes(2.2), crayons.ink, 1.5, 0.07)}`;
  return `<g transform="translate(${right.toFixed(2)} ${down.toFixed(2)})">${marks}</g>`;
}

const stroked = (d: string, color: string, width: number, opacity = 1) =>
  d &&
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ""}/>`;
