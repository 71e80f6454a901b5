import { type Box, box } from "../scene/box.ts";

/** Weaker edges than the usual ones are ground: wood, water, a wall. */
const USUAL = 1.25;
/** The share of the edges that may lie outside, on each side. */
const OUTSIDE = 0.03;
/** How fast edges count less away from where most of them are, as a part of how far they are spread. */
const REACH = 1.7;

/**
 * Where the picture's subject is, in shares: the box around nearly all of its strong edges. Edges near the middle count
 * more, because that is where people put what they photograph; then those near where most of them are.
 */
export function findSubject(energy: readonly number[], columns: number, rows: number): Box {
  const mean = energy.reduce((sum, value) => sum + value, 0) / Math.max(1, energy.length);
  const strong = energy.map((value, index) => {
    const away = Math.max(Math.abs(shareX(index) - 0.5), Math.abs(shareY(index) - 0.5)) * 2;
    return Math.max(0, value - mean * USUAL) * (1 - 0.5 * away ** 2);
  });
  const [x, y] = [spreadOf(strong, shareX), spreadOf(strong, shareY)];
  const across = new Array<number>(columns).fill(0);
  const down = new Array<number>(rows).fill(0);
  strong.forEach((weight, index) => {
    const far = ((shareX(index) - x.middle) / x.spread) ** 2 + ((shareY(index) - y.middle) / y.spread) ** 2;
    const near = weight * Math.exp(-far / (2 * REACH ** 2));
    across[index % columns] = (across[index % columns] ?? 0) + near;
    down[Math.floor(index / columns)] = (down[Math.floor(index / columns)] ?? 0) + near;
  });
  const [left, right] = rangeOf(across);
  const [top, bottom] = rangeOf(down);
  return box(left, top, right - left, bottom - top);

  function shareX(index: number) {
    return ((index % columns) + 0.5) / columns;
  }
  function shareY(index: number) {
    return (Math.floor(index / columns) + 0.5) / rows;
  }
}

/** The middle of the weights, and how far they lie from it. */
function spreadOf(weights: readonly number[], placeOf: (index: number) => number) {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const middle = weights.reduce((sum, weight, index) => sum + weight * placeOf(index), 0) / total;
  const squares = weights.reduce((sum, weight, index) => sum + weight * (placeOf(index) - middle) ** 2, 0) / total;
  return { middle, spread: Math.max(0.05, Math.sqrt(squares)) };
}

/** From where to where nearly all of the weight lies; everything, when there is none. */
function rangeOf(weights: readonly number[]): [from: number, to: number] {
  const bound = weights.reduce((sum, weight) => sum + weight, 0) * OUTSIDE;
  if (bound === 0) return [0, 1];
  const from = passed(weights, bound);
  const to = weights.length - passed(weights.toReversed(), bound);
  return [from / weights.length, to / weights.length];
}

/** How many of the first weights stay below a bound together. */
function passed(weights: readonly number[], bound: number) {
  let sum = 0;
  return weights.findIndex((weight) => {
    sum += weight;
    return sum > bound;
  });
}
