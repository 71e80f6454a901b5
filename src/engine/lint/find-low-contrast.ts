import type { Rgb } from "../color/channels.ts";
import { channels } from "../color/channels.ts";
import { contrast, contrastOfRgb, READABLE } from "../color/contrast.ts";
import { turnedPoint } from "../compose/turn.ts";
import type { Layer } from "../layers/layer.ts";
import { type Box, box, inset } from "../scene/box.ts";
import type { Finding, Picture } from "./finding.ts";

/** The worst samples are ignored, because grain causes outliers; nearly all of the ground must give enough contrast. */
const WORST_SHARE = 0.06;
const GRID = 24;

/**
 * Compares each text with what is painted behind it: a render without words, sampled on a grid of small averages. For
 * an outlined text only the outline counts, because it surrounds the letters.
 */
export function findLowContrast(layers: readonly Layer[], backdrop: Picture): Finding[] {
  return layers.flatMap((layer): Finding[] =>
    colorsOf(layer).flatMap((color): Finding[] => {
      const found = layer.style.outline
        ? contrast(color, layer.style.outline)
        : contrastBehind(color, wordsOf(layer), backdrop, layer.style.rotate);
      return found < READABLE
        ? [{ kind: "low-contrast", layer: layer.id, message: `${layer.id} has a contrast of ${found.toFixed(2)}` }]
        : [];
    }),
  );
}

/** The part of the box that contains letters: not a button's round corners, a badge's rim or a logo's mark. */
function wordsOf({ kind, box: area, style }: Layer): Box {
  if (kind === "button") return inset(area, area.height * 0.42, (area.height - style.size) / 2);
  if (kind === "badge") return inset(area, area.width * 0.2, area.height * 0.28);
  if (kind === "logo") return box(area.x + area.height * 1.28, area.y, area.width - area.height * 1.28, area.height);
  return area;
}

function colorsOf(layer: Layer) {
  const marked = layer.kind === "text" && layer.text.includes("**") && layer.style.strong;
  return marked ? [layer.style.color, marked.color] : [layer.style.color];
}

function contrastBehind(color: string, area: Box, backdrop: Picture, degrees = 0) {
  const ink = channels(color);
  const found: number[] = [];
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const across = area.x + ((column + 0.5) / GRID) * area.width;
      const down = area.y + ((row + 0.5) / GRID) * area.height;
      const { x, y } = turnedPoint(area, across, down, degrees);
      found.push(contrastOfRgb(ink, averageAt(backdrop, x * backdrop.scale, y * backdrop.scale)));
    }
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * WORST_SHARE)] ?? 21;
}

/** The mean of a three by three patch: smaller than a stroke, larger than grain. */
function averageAt({ width, height, rgba }: Picture, x: number, y: number): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const px = Math.min(width - 1, Math.max(0, Math.round(x) + dx));
      const py = Math.min(height - 1, Math.max(0, Math.round(y) + dy));
      const at = (py * width + px) * 4;
      sum[0] += rgba[at] ?? 0;
      sum[1] += rgba[at + 1] ?? 0;
      sum[2] += rgba[at + 2] ?? 0;
    }
  }
  return [sum[0] / 9, sum[1] / 9, sum[2] / 9];
}
