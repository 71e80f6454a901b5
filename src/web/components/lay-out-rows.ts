/** A tile in its row: the column it begins in and how many it takes. */
type Cell = { column: number; span: number };
type GridRow = { /** The place of its first tile in the list. */ start: number; cells: Cell[] };

/**
 * Puts tiles into rows of equal height, keeping their order. A wide picture takes two columns, which makes it about as
 * high as the others. If only one column is left before a wide picture, the preceding tile takes that column too: a gap
 * would look as if something were missing, and reordering would break "newest first".
 */
export function layOutRows(count: number, columns: number, isWide: (place: number) => boolean): GridRow[] {
  const rows: GridRow[] = [];
  let free = 0;
  for (let place = 0; place < count; place += 1) {
    const span = isWide(place) ? 2 : 1;
    let row = rows.at(-1);
    if (!row || span > free) {
      const last = row?.cells.at(-1);
      if (last) last.span += free;
      row = { start: place, cells: [] };
      rows.push(row);
      free = columns;
    }
    row.cells.push({ column: columns - free, span });
    free -= span;
  }
  return rows;
}
