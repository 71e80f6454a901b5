/** Pixels in RGBA, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };
export type Place = { x: number; y: number };

/** Less than the edge of a letter, more than the grain of paper. */
const MIN_EDGE = 40;

/**
 * Where a mark of this size covers nothing: the first of the picture's corners, and then of the middles of its edges,
 * with no edges in it. Letters are nothing but edges, however they were drawn. Null when the picture is full.
 */
export function findQuietPlace(pixels: Pixels, width: number, height: number): Place | null {
  const right = pixels.width - width;
  const bottom = pixels.height - height;
  const places = [
    { x: right, y: 0 },
    { x: 0, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
    { x: Math.round(right / 2), y: 0 },
    { x: Math.round(right / 2), y: bottom },
    { x: right, y: Math.round(bottom / 2) },
    { x: 0, y: Math.round(bottom / 2) },
  ];
  return places.find((place) => !hasEdges(pixels, place, width, height)) ?? null;
}

function hasEdges(pixels: Pixels, { x: left, y: top }: Place, width: number, height: number): boolean {
  const step = 2;
  for (let y = top; y + step < top + height; y += step)
    for (let x = left; x + step < left + width; x += step) {
      const here = lightAt(pixels, x, y);
      if (Math.abs(here - lightAt(pixels, x + step, y)) > MIN_EDGE) return true;
      if (Math.abs(here - lightAt(pixels, x, y + step)) > MIN_EDGE) return true;
    }
  return false;
}

function lightAt({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
}
