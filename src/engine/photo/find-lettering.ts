import { type Box, box } from "../scene/box.ts";
import { sumsOf } from "./summed.ts";

/** Letters are at least so high, in pixels, and at most such a share of the picture. */
const [LEAST_HEIGHT, MOST_HEIGHT] = [9, 0.2];
/** Fewer spots in a row are windows, fingers, fence posts. */
const LEAST_IN_ROW = 6;
/** How much darker or lighter than its surroundings ink is, and how far they reach. */
const INK = 22;
const AROUND = 12;

type Spot = { left: number; top: number; right: number; bottom: number; count: number };
type Row = { spots: Spot[]; last: Spot; height: number };

/**
 * Rows of what looks like lettering in a grey picture of about 640 pixels, in shares of it, the longest first. Nothing is
 * read: letters are dark or light spots of one height, on one line, close together. It finds about half of painted words,
 * and takes tiles and circuits for some, so it is a hint and never a judge.
 */
export function findLettering(greys: Float32Array, columns: number, rows: number): Box[] {
  const means = localMeans(greys, columns, rows);
  const found = [1, -1].flatMap((sign) => {
    const ink = Uint8Array.from(greys, (grey, at) => (sign * ((means[at] ?? 0) - grey) > INK ? 1 : 0));
    return rowsOf(spotsIn(ink, columns, rows).filter((spot) => isLetter(spot, rows)));
  });
  return found
    .toSorted((one, other) => other.length - one.length)
    .map((spots) => {
      const [left, top] = [Math.min(...spots.map((spot) => spot.left)), Math.min(...spots.map((spot) => spot.top))];
      const [right, bottom] = [
        Math.max(...spots.map((spot) => spot.right)),
        Math.max(...spots.map((spot) => spot.bottom)),
      ];
      return box(left / columns, top / rows, (right - left) / columns, (bottom - top) / rows);
    });
}

function localMeans(greys: Float32Array, columns: number, rows: number): Float32Array {
  const { at: sums, wide } = sumsOf(greys, columns, rows);
  const at = (x: number, y: number) => sums[y * wide + x] ?? 0;
  return greys.map((_, place) => {
    const [x, y] = [place % columns, Math.floor(place / columns)];
    const [left, top] = [Math.max(0, x - AROUND), Math.max(0, y - AROUND)];
    const [right, bottom] = [Math.min(columns, x + AROUND + 1), Math.min(rows, y + AROUND + 1)];
    const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    return sum / ((right - left) * (bottom - top));
  });
}

/** Every patch of ink that hangs together. Its pixels are marked while it is gone through. */
function spotsIn(ink: Uint8Array, columns: number, rows: number): Spot[] {
  const spots: Spot[] = [];
  const open: number[] = [];
  const visit = (place: number) => {
    if (ink[place] !== 1) return;
    ink[place] = 2;
    open.push(place);
  };
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] !== 1) continue;
    const spot: Spot = { left: columns, top: rows, right: 0, bottom: 0, count: 0 };
    visit(start);
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % columns, Math.floor(place / columns)];
      spot.left = Math.min(spot.left, x);
      spot.right = Math.max(spot.right, x + 1);
      spot.top = Math.min(spot.top, y);
      spot.bottom = Math.max(spot.bottom, y + 1);
      spot.count++;
      if (x > 0) visit(place - 1);
      if (x < columns - 1) visit(place + 1);
      visit(place - columns);
      visit(place + columns);
    }
    spots.push(spot);
  }
  return spots;
}

function isLetter({ left, top, right, bottom, count }: Spot, rows: number) {
  const [width, height] = [right - left, bottom - top];
  const [slim, filled] = [width / height, count / (width * height)];
  const isHigh = height >= LEAST_HEIGHT && height < rows * MOST_HEIGHT;
  return isHigh && slim > 0.12 && slim < 1.6 && filled > 0.2 && filled < 0.85;
}

/** Spots that follow each other on one line, of like heights, no further apart than a wide space. */
function rowsOf(spots: readonly Spot[]): Spot[][] {
  const rows: Row[] = [];
  for (const spot of spots.toSorted((one, other) => one.left - other.left)) {
    const height = spot.bottom - spot.top;
    const row = rows.find(
      ({ last, height: usual }) =>
        Math.abs(spot.bottom - last.bottom) < usual * 0.25 &&
        height > usual * 0.6 &&
        height < usual * 1.6 &&
        spot.left - last.right < usual * 1.1 &&
        spot.left >= last.left + 2,
    );
    if (!row) rows.push({ spots: [spot], last: spot, height });
    else {
      row.height = (row.height * row.spots.length + height) / (row.spots.length + 1);
      row.spots.push(spot);
      row.last = spot;
    }
  }
  return rows.filter((row) => row.spots.length >= LEAST_IN_ROW).map((row) => row.spots);
}
