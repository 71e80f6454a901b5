import { round } from "./points.ts";

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const across = `${round(rx)} ${round(ry)} 0 1 1`;
  return `M${round(x - rx)} ${round(y)}a${across} ${round(2 * rx)} 0a${across} ${round(-2 * rx)} 0Z`;
}

/** A box with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 6): string {
  const r = Math.min(radius, width / 2, height / 2);
  const across = round(width - 2 * r);
  const down = round(height - 2 * r);
  return (
    `M${round(x + r)} ${round(y)}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}` +
    `h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}Z`
  );
}

/** A star with four long points. */
export function spark(x: number, y: number, size: number): string {
  const waist = size * 0.16;
  const tips = [
    [x + size, y, x + waist, y - waist],
    [x, y + size, x + waist, y + waist],
    [x - size, y, x - waist, y + waist],
    [x, y - size, x - waist, y - waist],
  ] as const;
  const bends = tips.map(
    ([tipX, tipY, bendX, bendY]) => `Q${round(bendX)} ${round(bendY)} ${round(tipX)} ${round(tipY)}`,
  );
  return `M${round(x)} ${round(y - size)}${bends.join("")}Z`;
}
