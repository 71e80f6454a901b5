import { INK } from "../palette.ts";
import { sampled } from "./curve.ts";
import { type Point, type Points, pointAt, round, xy } from "./points.ts";

/** No line may be thinner than this, or it breaks up in a small picture. */
export const MIN_LINE = 1.8;

/** A line as from a brush: `width` in the middle, and a share of it at either end. */
export function brush(given: Points, width: number, start = 0.25, end = start, color: string = INK): string {
  const line = sampled(given);
  const full = Math.max(MIN_LINE, width) / 2;
  const halves = line.map((_, index) => {
    const along = index / (line.length - 1);
    const [share, swell] = along < 0.5 ? [start, along * 2] : [end, (1 - along) * 2];
    return Math.max(0.3, full * (share + (1 - share) * Math.sin((swell * Math.PI) / 2)));
  });
  return `<path d="${band(line, halves)}" fill="${color}"/>`;
}

/** A limb: widths are spread evenly along the points. */
export function tube(given: Points, widths: readonly number[]): string {
  const line = sampled(given, 8);
  const halves = line.map((_, index) => {
    const place = (index / (line.length - 1)) * (widths.length - 1);
    const left = Math.min(widths.length - 2, Math.floor(place));
    const from = widths[left] ?? 0;
    return (from + ((widths[left + 1] ?? from) - from) * (place - left)) / 2;
  });
  return band(line, halves);
}

/** The outline of a band along a line, half as wide as given at each point, with round ends. */
export function band(line: readonly Point[], halves: readonly number[]): string {
  const last = line.length - 1;
  const left: string[] = [];
  const right: string[] = [];
  line.forEach(([x, y], index) => {
    const [beforeX, beforeY] = pointAt(line, Math.max(0, index - 1));
    const [afterX, afterY] = pointAt(line, Math.min(last, index + 1));
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const half = halves[index] ?? 0;
    const acrossX = ((afterY - beforeY) / length) * half;
    const acrossY = ((afterX - beforeX) / length) * half;
    left.push(xy([x + acrossX, y - acrossY]));
    right.unshift(xy([x - acrossX, y + acrossY]));
  });
  const cap = (half: number, to: string) => `A${round(half)} ${round(half)} 0 0 1 ${to}`;
  const far = cap(halves[last] ?? 0, right[0] ?? "0 0");
  return `M${left.join("L")}${far}L${right.slice(1).join("L")}${cap(halves[0] ?? 0, left[0] ?? "0 0")}Z`;
}
