import { between, type Random } from "../../random.ts";
import type { Point, Ring } from "./read-sketch.ts";

/** Slanted pen lines inside outlines, found by cutting the area with a row of parallels. */
export function hatch(rings: readonly Ring[], random: Random, gap: number): string {
  const angle = between(random, -0.95, -0.65);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = rings.map(({ points }) => points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]));
  const heights = turned.flat().map(([, y]) => y);
  const lines: string[] = [];
  for (
    let y = Math.min(...heights) + gap * between(random, 0.5, 0.9);
    y < Math.max(...heights);
    y += gap * between(random, 0.8, 1.2)
  ) {
    const crossings = turned.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
      const [start, end] = [from + gap * between(random, 0.15, 0.6), to - gap * between(random, 0.15, 0.6)];
      if (end - start > gap * 0.5) lines.push(lineBetween([start, y], [end, y + between(random, -0.1, 0.1)], cos, sin));
    }
  }
  return lines.join("");
}

function crossingsOf(ring: readonly Point[], height: number) {
  return ring.flatMap(([x, y], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x, y];
    return y > height === y2 > height ? [] : [x + ((height - y) / (y2 - y)) * (x2 - x)];
  });
}

function lineBetween(from: Point, to: Point, cos: number, sin: number) {
  const [x, y] = back(from, cos, sin);
  const [x2, y2] = back(to, cos, sin);
  return `M${x.toFixed(2)} ${y.toFixed(2)}L${x2.toFixed(2)} ${y2.toFixed(2)}`;
}

const back = ([x, y]: Point, cos: number, sin: number): Point => [x * cos + y * sin, y * cos - x * sin];
