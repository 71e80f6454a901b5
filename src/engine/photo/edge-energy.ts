/** Edges are looked for over this share of the long side, so that grain does not count and soft outlines do. */
const REACH = 0.02;

/** How much the brightness changes to the right and down of every pixel. */
export function edgeEnergy(light: readonly number[], columns: number, rows: number): number[] {
  const step = Math.max(1, Math.round(Math.max(columns, rows) * REACH));
  return light.map((own, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    // At the far edges it looks back, or the last pixels of a busy picture would seem quiet.
    const beside = light[y * columns + (x + step < columns ? x + step : Math.max(0, x - step))] ?? own;
    const below = light[(y + step < rows ? y + step : Math.max(0, y - step)) * columns + x] ?? own;
    return Math.abs(own - beside) + Math.abs(own - below);
  });
}
