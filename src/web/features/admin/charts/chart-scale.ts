/** From a line below zero up to one above the highest bar, in equal steps. */
export type Scale = { lines: number[]; top: number; bottom: number };

const STEPS = 3;
const ROUND = [1, 2, 2.5, 5, 10];

/** Three steps of a round size up, and as many more below zero as the lowest bar needs. */
export function chartScale(highest: number, lowest = 0, smallestStep = 1): Scale {
  const wanted = Math.max(highest / STEPS, smallestStep);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(smallestStep, power * (ROUND.find((factor) => factor * power >= wanted) ?? 10));
  const whole = Number.isInteger(step) ? step : Math.ceil(step);
  const top = whole * Math.max(STEPS, Math.ceil(highest / whole));
  const bottom = 0 - whole * Math.ceil(Math.max(0, -lowest) / whole);
  const lines = Array.from({ length: (top - bottom) / whole + 1 }, (_, index) => bottom + index * whole);
  return { lines, top, bottom };
}
