import { seededRandom } from "../random.ts";

/** A breath of film grain over flat colour: it hides banding and takes the plastic look away. */
export type Grain = { opacity: number; blend?: "overlay" | "multiply" };

const SIDE = 256;
let tile: Uint8Array | undefined;
const tables = new Map<string, Uint8Array>();

/**
 * Grains finished pixels in place. As a node it would be blended over the whole canvas, which costs a third of a picture;
 * what each of 256 greys makes of each of 256 tones fits into a table.
 */
export function addGrain(rgba: Buffer, width: number, grain: Grain) {
  tile ??= greys();
  const table = tableOf(grain);
  const height = rgba.length / 4 / width;
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y % SIDE) * SIDE;
    for (let x = 0; x < width; x++, at += 4) {
      const grey = (tile[row + (x % SIDE)] ?? 0) << 8;
      rgba[at] = table[grey | (rgba[at] ?? 0)] ?? 0;
      rgba[at + 1] = table[grey | (rgba[at + 1] ?? 0)] ?? 0;
      rgba[at + 2] = table[grey | (rgba[at + 2] ?? 0)] ?? 0;
    }
  }
}

function greys() {
  const random = seededRandom(7);
  return Uint8Array.from({ length: SIDE * SIDE }, () => Math.floor(random() * 256));
}

function tableOf({ opacity, blend = "overlay" }: Grain) {
  const name = `${blend} ${opacity}`;
  const known = tables.get(name);
  if (known) return known;
  const table = new Uint8Array(256 * 256);
  for (let grey = 0; grey < 256; grey++)
    for (let tone = 0; tone < 256; tone++) {
      const [top, base] = [grey / 255, tone / 255];
      const lit = base <= 0.5 ? 2 * base * top : 1 - 2 * (1 - base) * (1 - top);
      const mixed = blend === "multiply" ? base * top : lit;
      table[(grey << 8) | tone] = Math.round(255 * (base + (mixed - base) * opacity));
    }
  tables.set(name, table);
  return table;
}
