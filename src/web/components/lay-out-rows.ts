/** A tile in its row: the column it begins in and how many it takes. */
type Cell = { column: number; span: number };
type GridRow = { /** The place of its first tile in the list. */ start: number; cells: Cell[] };

/**
 * Puts tiles into rows of equal height, in their order. A wide picture takes two columns, in which it is about as high as
 * the others. Where only one column is left before a wide one, the tile before it takes that too: a gap would look as if
 * something were missing, and another order would not be "newest first".
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
