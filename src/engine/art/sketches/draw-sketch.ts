import { seededRandom } from "../../random.ts";
import type { Palette } from "../../scene/palette.ts";
import { drawingAt } from "../../tree/svg.ts";
import type { Art } from "../art.ts";
import { drawShape } from "./draw-shape.ts";
import { wobbleOf } from "./pen-line.ts";
import { readSketch } from "./read-sketch.ts";
import { crayonsOf, type SketchLook } from "./sketch-look.ts";

/** Room for the line itself and for the marker beside it. */
const MARGIN = 1.2;

/** A thing drawn by hand, from a line of `sketches.txt`. The pen is the same on a small drawing as on a large one. */
export function drawSketch(text: string, seed: number, palette: Palette, look: SketchLook): Art {
  const shapes = readSketch(text);
  const points = shapes.flatMap(({ rings }) => rings.flatMap((ring) => ring.points));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const crayons = crayonsOf(palette, look);
  return {
    aspect: width / height,
    paint(area) {
      const scale = area.width / width;
      const pen = Math.min(1.1, (2.6 + 0.008 * Math.max(area.width, area.height)) / scale);
      const page = wobbleOf(seededRandom(seed + 5), 0.26);
      const body = shapes
        .map((shape, index) => drawShape(shape, { random: seededRandom(seed * 31 + index), page, pen, crayons }))
        .join("");
      const place = `scale(${scale.toFixed(3)}) translate(${(-left).toFixed(2)} ${(-top).toFixed(2)})`;
      const drawing = `<g transform="${place}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
      return [drawingAt({ width: area.width, height: area.height, body: drawing }, area)];
    },
  };
}
