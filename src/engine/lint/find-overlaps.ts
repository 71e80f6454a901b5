import { isWordless, type Layer, type ShapeLayer } from "../layers/layer.ts";
import { turnedWith } from "../layout-pieces/turn.ts";
import { type Box, bottom, box, overlap, right } from "../scene/box.ts";
import type { Finding } from "./finding.ts";
import { type LetterBoxes, letterBox } from "./letter-boxes.ts";
import { linesBox } from "./lines-box.ts";

/** Line boxes have empty space above and below the letters, so a very small overlap is not visible. */
const TOLERANCE = 0.02;

const UNKNOWN: LetterBoxes = new Map();

/** Layers that lie on each other, and layers that cover what must stay visible. */
export function findOverlaps(
  layers: readonly Layer[],
  keepClear: readonly Box[],
  letters: LetterBoxes = UNKNOWN,
): Finding[] {
  const findings: Finding[] = [];
  layers.forEach((layer, index) => {
    // Words may stand on a shape or a picture. One that lies over words hides them.
    if (isWordless(layer)) return;
    for (const other of layers.slice(index + 1)) {
      if (isBlank(layer) || isBlank(other)) continue;
      if (boxesOf(layer, other, letters).some((pair) => share(...pair) > TOLERANCE))
        findings.push({ kind: "overlap", layer: layer.id, message: `${layer.id} lies on ${other.id}` });
    }
    // A badge is a sticker: it may touch the product, words may not.
    const allowed = layer.kind === "badge" ? 0.45 : TOLERANCE;
    for (const area of keepClear)
      if (share(linesBox(layer), area) > allowed)
        findings.push({ kind: "covered", layer: layer.id, message: `${layer.id} covers the product` });
  });
  return findings;
}

/** Which boxes of two layers must not meet: those of the letters, when one of them is giant type. */
function boxesOf(one: Layer, other: Layer, letters: LetterBoxes): [Box, Box][] {
  if (isEdge(other)) return seenBoxes(one, letters).flatMap((a) => edgesOf(other).map((b): [Box, Box] => [a, b]));
  if (one.kind !== "giant" && other.kind !== "giant") return [sideBySide(one, other)];
  // Inks that are printed over each other are meant to meet.
  if (one.kind === "giant" && other.kind === "giant" && one.blend && other.blend) return [];
  return seenBoxes(one, letters).flatMap((a) => seenBoxes(other, letters).map((b): [Box, Box] => [a, b]));
}

/** Where the letters of giant type are. A turned line is left out: its box says nothing about its corners. */
function seenBoxes(layer: Layer, letters: LetterBoxes): Box[] {
  if (layer.kind !== "giant") return [linesBox(layer)];
  return layer.lines
    .filter((line) => !line.turn)
    .map((line) => {
      const { origin = line.box, scale = { x: 1, y: 1 } } = line;
      const area = letterBox(letters, line);
      return box(
        origin.x + (area.x - origin.x) * scale.x,
        origin.y + (area.y - origin.y) * scale.y,
        area.width * scale.x,
        area.height * scale.y,
      );
    });
}

/** Lines turned by the same angle are compared as if the page were turned back. */
function sideBySide(one: Layer, other: Layer): [Box, Box] {
  const { rotate = 0 } = one.style;
  if (rotate === 0 || other.style.rotate !== rotate) return [linesBox(one), linesBox(other)];
  const origin = box(0, 0, 0, 0);
  return [turnedWith(one, origin, -rotate).box, turnedWith(other, origin, -rotate).box];
}

/** How much of the smaller of two boxes lies under the other. */
function share(a: Box, b: Box) {
  return overlap(a, b) / Math.max(1, Math.min(a.width * a.height, b.width * b.height));
}

/** Words that somebody has taken away, and shapes that are clear. A logo may be a picture alone. */
const isBlank = (layer: Layer) =>
  (layer.kind === "text" && layer.text.trim() === "") || (isWordless(layer) && layer.opacity === 0);

const isEdge = (layer: Layer): layer is Edge => layer.kind === "shape" && layer.stroke !== undefined;
type Edge = ShapeLayer & { stroke: number };

/** The four sides of a frame, which words may stand in. */
function edgesOf({ box: area, stroke }: Edge): Box[] {
  const { x, y, width, height } = area;
  const edge = Math.min(stroke, width, height);
  return [
    box(x, y, width, edge),
    box(x, bottom(area) - edge, width, edge),
    box(x, y, edge, height),
    box(right(area) - edge, y, edge, height),
  ];
}
