import { darken, lighten, mix } from "../../color/mix.ts";
import { seededRandom } from "../../random.ts";
import { type Box, right } from "../../scene/box.ts";

const IRON = "#2b2830";

/** Bricks laid in courses, each a little lighter or darker than its neighbours. */
export function bricks(width: number, height: number, color: string, u: number) {
  const random = seededRandom(5);
  const [w, h, joint] = [150 * u, 62 * u, 7 * u];
  let out = `<rect width="${width}" height="${height}" fill="${darken(color, 0.16)}"/>`;
  for (let y = 0, row = 0; y < height; y += h, row++)
    for (let x = row % 2 ? -w / 2 : 0; x < width; x += w) {
      const tone = mix(color, random() < 0.5 ? darken(color, 0.3) : lighten(color, 0.3), random() * 0.3);
      out += `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w - joint}" height="${h - joint}" rx="${4 * u}" fill="${tone}"/>`;
    }
  return out;
}

/** Upright boards with a dark groove between them. */
export function planks(width: number, height: number, color: string, u: number) {
  const random = seededRandom(9);
  const w = 135 * u;
  let out = "";
  for (let x = 0; x < width; x += w) {
    const tone = mix(color, darken(color, 0.3), random() * 0.35);
    out += `<rect x="${x.toFixed(1)}" width="${w + 1}" height="${height}" fill="${tone}"/><rect x="${x.toFixed(1)}" width="${6 * u}" height="${height}" fill="${darken(color, 0.45)}"/><rect x="${(x + 6 * u).toFixed(1)}" width="${3 * u}" height="${height}" fill="${lighten(tone, 0.25)}"/>`;
  }
  return out;
}

/** Two rows of tiles along the foot of the wall, under a ledge. */
export function tiles(
  width: number,
  top: number,
  height: number,
  [ledge, light, dark]: [string, string, string],
  u: number,
) {
  const count = 6;
  const side = width / count;
  let out = "";
  for (let row = 0; top + row * side < height; row++)
    for (let column = 0; column < count; column++) {
      const [x, y] = [column * side, top + row * side];
      const [ground, ink] = (row + column) % 2 ? [dark, light] : [light, dark];
      out += `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ground}"/><circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side * 0.27}" fill="${ink}"/>`;
    }
  return `${out}<rect y="${top - 22 * u}" width="${width}" height="${26 * u}" fill="${ledge}"/>`;
}

/** Two chains that come down from above the picture to eyes in the board. */
export function chains(board: Box, u: number) {
  const link = 34 * u;
  const chain = (x: number) => {
    let out = "";
    for (let y = board.y + 6 * u, index = 0; y > -link; y -= link * 0.72, index++)
      out +=
        index % 2
          ? `<rect x="${x - 4 * u}" y="${y - link}" width="${8 * u}" height="${link}" rx="${4 * u}" fill="${IRON}"/>`
          : `<rect x="${x - 10 * u}" y="${y - link}" width="${20 * u}" height="${link}" rx="${10 * u}" fill="none" stroke="${IRON}" stroke-width="${6 * u}"/>`;
    return out;
  };
  return chain(board.x + board.width * 0.14) + chain(board.x + board.width * 0.86);
}

/** Four slotted screws in the corners. */
export function screws({ x, y, width, height }: Box, u: number) {
  const corners = [
    [x, y, 20],
    [x + width, y, -35],
    [x, y + height, 70],
    [right({ x, y, width, height }), y + height, 5],
  ];
  return corners
    .map(
      ([cx, cy, turn]) =>
        `<circle cx="${cx}" cy="${cy}" r="${15 * u}" fill="#d9d6d0"/><circle cx="${cx}" cy="${cy}" r="${15 * u}" fill="none" stroke="${IRON}" stroke-opacity=".4" stroke-width="${3 * u}"/><rect x="${-11 * u}" y="${-2 * u}" width="${22 * u}" height="${4 * u}" fill="${IRON}" transform="translate(${cx} ${cy}) rotate(${turn})"/>`,
    )
    .join("");
}
