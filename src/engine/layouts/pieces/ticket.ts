import { seededRandom } from "../../random.ts";
import type { Box } from "../../scene/box.ts";

/** Slanted stripes across the whole picture. */
export const stripes = (width: number, height: number, color: string, step: number) =>
  `<path d="${Array.from({ length: Math.ceil((width + height) / step / 2) }, (_, index) => `M${index * step * 2} 0l${step} 0L${index * step * 2 + step - height} ${height}l${-step} 0Z`).join("")}" fill="${color}"/>`;

/** A rounded card with a bite out of each end of the line it tears along. */
export function ticketShape(
  { x, y, width, height }: Box,
  fold: number,
  across: boolean,
  r: number,
  fillColor: string,
  line: string,
  u: number,
) {
  const bites = across
    ? [
        [fold, y],
        [fold, y + height],
      ]
    : [
        [x, fold],
        [x + width, fold],
      ];
  const holes = bites.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#000"/>`).join("");
  const dash = across
    ? `M${fold} ${y + r * 1.5}V${y + height - r * 1.5}`
    : `M${x + r * 1.5} ${fold}H${x + width - r * 1.5}`;
  return `<mask id="bite"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${26 * u}" fill="#fff"/>${holes}</mask><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fillColor}" mask="url(#bite)"/><path d="${dash}" stroke="${line}" stroke-width="${4 * u}" stroke-dasharray="${14 * u} ${14 * u}" fill="none"/>`;
}

export function barcode(width: number, height: number, color: string, seed: number) {
  const random = seededRandom(seed + 3);
  let out = "";
  for (let x = 0; x < width - 4; ) {
    const bar = (1 + Math.floor(random() * 4)) * (width / 150);
    out += `<rect x="${x.toFixed(1)}" width="${bar.toFixed(1)}" height="${height}" fill="${color}"/>`;
    x += bar + (1 + Math.floor(random() * 3)) * (width / 130);
  }
  return out;
}
