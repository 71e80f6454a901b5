import { box } from "../../scene/box.ts";
import { block, cellsOf, colorAt, disc, path, quarter, type Shape } from "./shape-kit.ts";

/** Quarter discs in a grid. Every cell has its own ground, so that arcs join into snakes, eyes and hills. */
export const arcs: Shape = (width, height, brush) => {
  const cells = cellsOf(width, height, 4).map((cell) => {
    const base = cell.column + cell.row + Math.floor(brush.random() * 2);
    const over = base + 1 + Math.floor(brush.random() * (brush.colors.length - 1));
    return { cell, ground: colorAt(brush, base), ink: colorAt(brush, over), corner: Math.floor(brush.random() * 4) };
  });
  const grounds = cells.map(({ cell, ground }) => block(cell.x, cell.y, cell.width, cell.height, ground));
  const quarters = cells.map(({ cell, corner, ground, ink }) => {
    const [w, h] = [cell.width / 2, cell.height / 2];
    const inner = box(cell.x + (corner === 1 || corner === 2 ? w : 0), cell.y + (corner >= 2 ? h : 0), w, h);
    return quarter(cell, corner, ink) + (brush.random() < 0.4 ? quarter(inner, corner, ground) : "");
  });
  return grounds.join("") + quarters.join("");
};

/** Half discs stacked in columns, each column facing the other way. */
export const halves: Shape = (width, height, brush) => {
  const rows = Math.max(2, Math.round(height / Math.min(width, height)) * 2);
  const h = height / rows;
  const columns = Math.max(2, Math.round((width / h) * 2));
  const w = width / columns;
  const [first, second, ...others] = brush.colors;
  const inks = others.length ? others : [first];
  return Array.from({ length: columns }, (_, column) => {
    const turned = column % 2 === 1;
    const from = column * w + (turned ? w : 0);
    const discs = Array.from({ length: rows }, (__, row) => {
      const color = inks[(column + row) % inks.length] ?? first;
      return path(color, "M", from, row * h, "A", w, h / 2, 0, 0, turned ? 0 : 1, from, (row + 1) * h, "Z");
    });
    return block(column * w, 0, w, height, turned ? second : first) + discs.join("");
  }).join("");
};

/** A chessboard with a disc on every field, in the colours of the other fields. */
export const checker: Shape = (width, height, brush) => {
  const [light, dark, ...spots] = brush.colors;
  return cellsOf(width, height, 4)
    .map(({ x, y, width: w, height: h, column, row }) => {
      const odd = (column + row) % 2 === 1;
      const spot = brush.random() < 0.22 ? spots[Math.floor(brush.random() * spots.length)] : undefined;
      return (
        block(x, y, w, h, odd ? dark : light) +
        disc(x + w / 2, y + h / 2, w * 0.36, spot ?? (odd ? light : dark), h * 0.36)
      );
    })
    .join("");
};

/** Leaves that lean to and fro; four of them meet as a flower. */
export const petals: Shape = (width, height, brush) => {
  const [ground, first, ...others] = brush.colors;
  const inks = [first, ...others];
  const leaves = cellsOf(width, height, 4).map(({ x, y, width: w, height: h, column, row }) => {
    const falling = (column + row) % 2 === 0;
    const [x1, x2] = falling ? [x, x + w] : [x + w, x];
    const turn = falling ? 1 : 0;
    const ink = inks[(Math.floor(column / 2) + Math.floor(row / 2)) % inks.length] ?? first;
    return path(ink, "M", x1, y, "A", w, h, 0, 0, turn, x2, y + h, "A", w, h, 0, 0, turn, x1, y, "Z");
  });
  const hearts = cellsOf(width, height, 2)
    .filter(() => brush.random() < 0.5)
    .map(({ x, y, width: w, height: h }) => disc(x + w / 2, y + h / 2, w * 0.08, ground, h * 0.08));
  return block(0, 0, width, height, ground) + leaves.join("") + hearts.join("");
};
