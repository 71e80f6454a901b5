import { getStroke } from "perfect-freehand";
import rough from "roughjs";
import type { Drawable, Options } from "roughjs/bin/core";

const generator = rough.generator();

/** Hand-drawn shapes as SVG. The same seed wobbles the same way. */
export function sketch(seed: number, defaults: Options = {}) {
  let turn = seed;
  const options = (extra: Options): Options => ({ roughness: 1.5, bowing: 1.2, seed: turn++, ...defaults, ...extra });
  return {
    line: (x: number, y: number, x2: number, y2: number, extra: Options = {}) =>
      paths(generator.line(x, y, x2, y2, options(extra))),
    rectangle: (x: number, y: number, width: number, height: number, extra: Options = {}) =>
      paths(generator.rectangle(x, y, width, height, options(extra))),
    ellipse: (x: number, y: number, width: number, height: number, extra: Options = {}) =>
      paths(generator.ellipse(x, y, width, height, options(extra))),
    polygon: (points: [number, number][], extra: Options = {}) => paths(generator.polygon(points, options(extra))),
    curve: (points: [number, number][], extra: Options = {}) => paths(generator.curve(points, options(extra))),
    path: (d: string, extra: Options = {}) => paths(generator.path(d, options(extra))),
    ink,
  };
}

export type Sketch = ReturnType<typeof sketch>;

function paths(drawable: Drawable) {
  return generator
    .toPaths(drawable)
    .map(
      ({ d, stroke, strokeWidth, fill }) =>
        `<path d="${d}" stroke="${stroke}" stroke-width="${strokeWidth}" fill="${fill || "none"}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join("");
}

/** A brush stroke through points, thick and thin like a real pen. */
function ink(points: [number, number][], size: number, color: string) {
  const outline = getStroke(points, { size, thinning: 0.45, smoothing: 0.6, streamline: 0.4, simulatePressure: true });
  const first = outline[0];
  if (!first) return "";
  const curve = outline.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? first;
    return `${x.toFixed(1)} ${y.toFixed(1)} ${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;
  });
  return `<path d="M${first[0]?.toFixed(1)} ${first[1]?.toFixed(1)}Q${curve.join(" ")}Z" fill="${color}"/>`;
}
