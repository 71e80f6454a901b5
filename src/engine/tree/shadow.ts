import { alpha } from "../color/mix.ts";

/** Three stacked shadows: contact, near and far. One alone looks pasted on. */
export function softShadow(scale: number, color = "#14103c", strength = 1) {
  const layer = (offset: number, blur: number, opacity: number) =>
    `0 ${offset * scale}px ${blur * scale}px ${alpha(color, opacity * strength)}`;
  return [layer(2, 4, 0.08), layer(12, 24, 0.12), layer(40, 80, 0.18)].join(", ");
}

export const dropShadow = (x: number, y: number, blur: number, color: string, opacity: number) =>
  `drop-shadow(${x}px ${y}px ${blur}px ${alpha(color, opacity)})`;
