/** The sum of the values in a rectangle of columns and rows. */
export type SumIn = (left: number, top: number, right: number, bottom: number) => number;

/** Everything above and to the left of every place added up, in rows of `wide`. */
export type Sums = { at: Float64Array; wide: number };

export function sumsOf(values: Float32Array, columns: number, rows: number): Sums {
  const wide = columns + 1;
  const sums = new Float64Array(wide * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      row += values[y * columns + x] ?? 0;
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + row;
    }
  }
  return { at: sums, wide };
}

/** The sum of any rectangle takes four look-ups. */
export function summed(values: Float32Array, columns: number, rows: number): SumIn {
  const { at: sums, wide } = sumsOf(values, columns, rows);
  const at = (x: number, y: number) => sums[y * wide + x] ?? 0;
  return (left, top, right, bottom) => at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
