/** How an area is filled; see `sketchbook/tones-of.ts`. */
export type Tone = "w" | "g" | "G" | "k" | "a" | "A" | "b" | "B" | "c" | "C" | "i" | "o";
export type Point = [x: number, y: number];
/** A closed outline; at its corners the pen is set down anew. */
export type Ring = { points: Point[]; corners: boolean[] };
export type SketchShape = { tone: Tone; rings: Ring[] };

const CORNER = 600;
const ORIGIN = 20;

/** Reads a line of `sketches.txt`: shapes between commas, a tone first, then outlines between spaces. */
export function readSketch(text: string): SketchShape[] {
  return text
    .split(",")
    .filter(Boolean)
    .map((shape) => ({ tone: shape[0] as Tone, rings: shape.slice(1).split(" ").map(readRing) }));
}

/** Four digits of base 36 a point, tenths of a unit; x is larger by 600 at a corner. */
function readRing(text: string): Ring {
  const ring: Ring = { points: [], corners: [] };
  for (let at = 0; at + 4 <= text.length; at += 4) {
    const x = Number.parseInt(text.slice(at, at + 2), 36);
    const y = Number.parseInt(text.slice(at + 2, at + 4), 36);
    const corner = x >= CORNER;
    ring.corners.push(corner);
    ring.points.push([((corner ? x - CORNER : x) - ORIGIN) / 10, (y - ORIGIN) / 10]);
  }
  return ring;
}
