import type confetti from "canvas-confetti";
import type { Shape } from "canvas-confetti";

/** Outlines of the logo, for systems that would draw an empty box instead of the emoji. */
const SLICE =
  "M2.5 10.8C2.5 5.2 8.2 2 16 2s13.5 3.2 13.5 8.8c0 2.6-1.1 4.5-2.8 5.4V26.3a3.7 3.7 0 0 1-3.7 3.7H9a3.7 3.7 0 0 1-3.7-3.7V16.2C3.6 15.3 2.5 13.4 2.5 10.8Z";
const CRUST_COLOURS = ["#c98a3c", "#8a4f1c", "#e9c58b"];

/** How one emoji burst is drawn: as the emoji where there is a font for it, else as slices of bread. */
export function bakeryShapes({ shapeFromText, shapeFromPath }: typeof confetti, emoji: string, scalar = 1) {
  const shape: Shape = drawsInColour(emoji) ? shapeFromText({ text: emoji, scalar }) : shapeFromPath({ path: SLICE });
  return { shapes: [shape], colors: CRUST_COLOURS, flat: true };
}

/** A missing emoji is a black box; one that is there has colours. */
function drawsInColour(emoji: string): boolean {
  const pen = "OffscreenCanvas" in window && new OffscreenCanvas(16, 16).getContext("2d");
  if (!pen) return false;
  pen.font = "12px sans-serif";
  pen.fillText(emoji, 0, 13);
  const { data } = pen.getImageData(0, 0, 16, 16);
  for (let at = 0; at < data.length; at += 4) if (Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0)) > 40) return true;
  return false;
}
