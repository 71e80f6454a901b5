import { sketch } from "../art/sketch.ts";

/** A button as somebody would draw it with a felt pen. */
export function sketchedRectangle(width: number, height: number, fill: string, ink: string) {
  const pen = height * 0.05;
  return sketch(7).rectangle(pen, pen, width - 2 * pen, height - 2 * pen, {
    stroke: ink,
    strokeWidth: pen,
    fill,
    fillStyle: "solid",
  });
}
