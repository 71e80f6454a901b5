import type { Rgb } from "../color/channels.ts";
import { channels } from "../color/channels.ts";
import { contrast, contrastOfRgb, GIANT_READABLE, READABLE } from "../color/contrast.ts";
import type { GiantLayer, Layer, Point } from "../layers/layer.ts";
import { LOGO_GAP } from "../layers/paint-layer.ts";
import { turnedPoint } from "../layout-pieces/turn.ts";
import { type Box, box, inset } from "../scene/box.ts";
import type { Finding, Picture } from "./finding.ts";
import { type LetterBoxes, letterBox } from "./letter-boxes.ts";
import { linesBox } from "./lines-box.ts";

/** The worst samples are ignored, because grain causes outliers; nearly all of the ground must give enough contrast. */
const WORST_SHARE = 0.06;
/** The box of a giant line is one em high, so more of its places lie beside the letters, where nothing has to be read. */
const GIANT_WORST_SHARE = 0.12;
const GRID = 24;
/** How close to the edge of a field, in pixels of the backdrop, a patch may still touch both sides. */
const EDGE = 2;
const UNKNOWN: LetterBoxes = new Map();

/**
 * Compares each text with what is painted behind it: a render without words, sampled on a grid of small averages. For
 * an outlined text only the outline counts, because it surrounds the letters.
 */
export function findLowContrast(
  layers: readonly Layer[],
  backdrop: Picture,
  letters: LetterBoxes = UNKNOWN,
): Finding[] {
  return layers.flatMap((layer): Finding[] =>
    layer.kind === "giant"
      ? lowInGiant(layer, backdrop, letters)
      : colorsOf(layer).flatMap((color): Finding[] => {
          const found = layer.style.outline
            ? contrast(color, layer.style.outline)
            : contrastBehind(color, wordsOf(layer), backdrop, layer.style.rotate);
          return found < READABLE
            ? [{ kind: "low-contrast", layer: layer.id, message: `${layer.id} has a contrast of ${found.toFixed(2)}` }]
            : [];
        }),
  );
}

/** Giant letters are read from far away and need less; where they lie on a field, its colour counts. */
function lowInGiant(layer: GiantLayer, backdrop: Picture, letters: LetterBoxes): Finding[] {
  const { fields = [], style, lines } = layer;
  const found = lines.map((line) => {
    const { turn = 0, origin = line.box, scale = { x: 1, y: 1 } } = line;
    const area = letterBox(letters, line);
    return contrastOver(
      backdrop,
      (across, down) => {
        const flat = {
          x: origin.x + (area.x + across * area.width - origin.x) * scale.x,
          y: origin.y + (area.y + down * area.height - origin.y) * scale.y,
        };
        const place = turnedPoint(box(origin.x, origin.y, 0, 0), flat.x, flat.y, turn);
        if (line.shown && !isInside(line.shown, place)) return undefined;
        if (fields.some(({ points }) => isOnEdge(points, place, EDGE / backdrop.scale))) return undefined;
        const field = fields.findLast(({ points }) => isInside(points, place));
        return { ...place, ink: channels(field?.color ?? line.color ?? style.color) };
      },
      GIANT_WORST_SHARE,
    );
  });
  const least = Math.min(...found);
  return least < GIANT_READABLE
    ? [{ kind: "low-contrast", layer: layer.id, message: `${layer.id} has a contrast of ${least.toFixed(2)}` }]
    : [];
}

/** Where a field begins, letters and ground change colour together, and a patch of pixels has some of both. */
function isOnEdge(points: readonly Point[], { x, y }: Point, reach: number) {
  const inside = isInside(points, { x, y });
  return [-reach, reach].some(
    (by) => isInside(points, { x: x + by, y }) !== inside || isInside(points, { x, y: y + by }) !== inside,
  );
}

function isInside(points: readonly Point[], { x, y }: Point) {
  let inside = false;
  points.forEach((a, index) => {
    const b = points.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** The part of the box that contains letters: not a button's round corners, a badge's rim or a logo's mark. */
function wordsOf(layer: Layer): Box {
  const { kind, box: area, style } = layer;
  if (kind === "button") return inset(area, area.height * 0.42, (area.height - style.size) / 2);
  if (kind === "badge") return inset(area, area.width * 0.2, area.height * 0.28);
  if (kind === "logo") {
    const shown = layer.picture?.width ?? (layer.mark ? area.height : 0);
    const before = shown && shown + area.height * LOGO_GAP;
    return box(area.x + before, area.y, Math.max(0, area.width - before), area.height);
  }
  return linesBox(layer);
}

function colorsOf(layer: Layer) {
  if (layer.text.trim() === "") return [];
  const marked = layer.kind === "text" && layer.text.includes("**") && layer.style.strong;
  return marked ? [layer.style.color, marked.color] : [layer.style.color];
}

function contrastBehind(color: string, area: Box, backdrop: Picture, degrees = 0) {
  const ink = channels(color);
  return contrastOver(backdrop, (across, down) => ({
    ...turnedPoint(area, area.x + across * area.width, area.y + down * area.height, degrees),
    ink,
  }));
}

/** The contrast that nearly all places of a grid have; `placed` says where a share of the area lies, and its ink, if it is seen. */
function contrastOver(
  backdrop: Picture,
  placed: (across: number, down: number) => (Point & { ink: Rgb }) | undefined,
  worstShare = WORST_SHARE,
) {
  const found: number[] = [];
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const place = placed((column + 0.5) / GRID, (row + 0.5) / GRID);
      if (!place) continue;
      const { x, y, ink } = place;
      found.push(contrastOfRgb(ink, averageAt(backdrop, x * backdrop.scale, y * backdrop.scale)));
    }
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * worstShare)] ?? 21;
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
