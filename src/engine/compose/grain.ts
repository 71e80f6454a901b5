import { seededRandom } from "../random.ts";

/** A breath of film grain over flat colour: it hides banding and takes the plastic look away. */
export type Grain = { opacity: number; blend?: "overlay" | "multiply" };

/** A power of two, so that the tile repeats by a mask: a quarter faster than by remainder. */
const SIDE = 256;
const LAST = SIDE - 1;
/** More shades could not be told apart at these opacities; so few keep the table in the processor's nearest cache. */
const SHADES = 32;
const TILE = shades();
const tables = new Map<string, Uint8Array>();

/**
 * Grains finished pixels in place. As a node it would be blended over the whole canvas, which costs a third of a picture;
 * what each shade makes of each of 256 tones fits into a table.
 */
export function addGrain(rgba: Buffer, width: number, grain: Grain) {
  const tile = TILE;
  const table = tableOf(grain);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const height = Math.floor(pixels.length / width);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y & LAST) * SIDE;
    for (let x = 0; x < width; x++, at++) {
      const shade = tile[row | (x & LAST)] as number;
      const pixel = pixels[at] as number;
      const red = table[shade | (pixel & 255)] as number;
      const green = table[shade | ((pixel >>> 8) & 255)] as number;
      const blue = table[shade | ((pixel >>> 16) & 255)] as number;
      pixels[at] = (pixel & 0xff000000) | (blue << 16) | (green << 8) | red;
    }
  }
}

/** A shade for every dot of the tile, as the row of the table that holds it. */
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
