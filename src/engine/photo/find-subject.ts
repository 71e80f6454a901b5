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
export function findSubject(energy: Float32Array, columns: number, rows: number): Box {
  const mean = energy.reduce((sum, value) => sum + value, 0) / Math.max(1, energy.length);
  const shares = (count: number) => Float32Array.from({ length: count }, (_, index) => (index + 0.5) / count);
  const [shareX, shareY] = [shares(columns), shares(rows)];
  const strong = new Float32Array(energy.length);
  const across = new Float32Array(columns);
  const down = new Float32Array(rows);
  each((index, x, y) => {
    const away = Math.max(Math.abs((shareX[x] ?? 0) - 0.5), Math.abs((shareY[y] ?? 0) - 0.5)) * 2;
    const weight = Math.max(0, (energy[index] ?? 0) - mean * USUAL) * (1 - 0.5 * away ** 2);
    strong[index] = weight;
    across[x] = (across[x] ?? 0) + weight;
    down[y] = (down[y] ?? 0) + weight;
  });
  const [nearX, nearY] = [nearness(across, shareX), nearness(down, shareY)];
  across.fill(0);
  down.fill(0);
  each((index, x, y) => {
    const near = (strong[index] ?? 0) * (nearX[x] ?? 0) * (nearY[y] ?? 0);
    across[x] = (across[x] ?? 0) + near;
    down[y] = (down[y] ?? 0) + near;
  });
  const [left, right] = rangeOf(across);
  const [top, bottom] = rangeOf(down);
  return box(left, top, right - left, bottom - top);

  function each(visit: (index: number, x: number, y: number) => void) {
    for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) visit(y * columns + x, x, y);
  }
}

/** How much every column or row counts, by how far it is from the middle of the weights. */
function nearness(weights: Float32Array, places: Float32Array): Float32Array {
  const { middle, spread } = spreadOf(weights, places);
  return places.map((place) => Math.exp(-(((place - middle) / spread) ** 2) / (2 * REACH ** 2)));
}

/** The middle of the weights, and how far they lie from it. */
function spreadOf(weights: Float32Array, places: Float32Array) {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const middle = weights.reduce((sum, weight, index) => sum + weight * (places[index] ?? 0), 0) / total;
  const squares =
    weights.reduce((sum, weight, index) => sum + weight * ((places[index] ?? 0) - middle) ** 2, 0) / total;
  return { middle, spread: Math.max(0.05, Math.sqrt(squares)) };
}

/** From where to where nearly all of the weight lies; everything, when there is none. */
function rangeOf(weights: Float32Array): [from: number, to: number] {
  const bound = weights.reduce((sum, weight) => sum + weight, 0) * OUTSIDE;
  if (bound === 0) return [0, 1];
  const from = passed(weights, bound);
  const to = weights.length - passed(weights.toReversed(), bound);
  return [from / weights.length, to / weights.length];
}

/** How many of the first weights stay below a bound together. */
function passed(weights: Float32Array, bound: number) {
  let sum = 0;
  return weights.findIndex((weight) => {
    sum += weight;
    return sum > bound;
  });
}
