import type { Frame } from "../scene/frame.ts";
import type { Node } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

/** Sunbeams from a point, as on an old fruit crate. */
export function rays(frame: Frame, x: number, y: number, color: string, count = 24): Node {
  const reach = frame.width + frame.height;
  const beams = Array.from({ length: count }, (_, index) => {
    const [from, to] = [(index / count) * Math.PI * 2, ((index + 0.5) / count) * Math.PI * 2];
    return `<path d="M${x} ${y}L${(x + reach * Math.cos(from)).toFixed(0)} ${(y + reach * Math.sin(from)).toFixed(0)}L${(x + reach * Math.cos(to)).toFixed(0)} ${(y + reach * Math.sin(to)).toFixed(0)}Z" fill="${color}"/>`;
  });
  return svgAt(frame.all, beams.join(""));
}
