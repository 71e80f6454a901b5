/** Edges are looked for over this share of the long side, so that grain does not count and soft outlines do. */
const REACH = 0.02;

/** How much the brightness changes to the right and down of every pixel. */
export function edgeEnergy(light: Float32Array, columns: number, rows: number): Float32Array {
  const step = Math.max(1, Math.round(Math.max(columns, rows) * REACH));
  const energy = new Float32Array(light.length);
  for (let y = 0; y < rows; y++) {
    // At the far edges it looks back, or the last pixels of a busy picture would seem quiet.
    const below = (y + step < rows ? y + step : Math.max(0, y - step)) * columns;
    for (let x = 0; x < columns; x++) {
      const own = light[y * columns + x] ?? 0;
      const beside = x + step < columns ? x + step : Math.max(0, x - step);
      energy[y * columns + x] =
        Math.abs(own - (light[y * columns + beside] ?? 0)) + Math.abs(own - (light[below + x] ?? 0));
    }
  }
  return energy;
}
