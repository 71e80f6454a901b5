import { turnedWith } from "../compose/turn.ts";
import type { Layer } from "../layers/layer.ts";
import { type Box, box, overlap } from "../scene/box.ts";
import type { Finding } from "./finding.ts";

/** Line boxes have empty space above and below the letters, so a very small overlap is not visible. */
const TOLERANCE = 0.02;

/** Layers that lie on each other, and layers that cover what must stay visible. */
export function findOverlaps(layers: readonly Layer[], keepClear: readonly Box[]): Finding[] {
  const findings: Finding[] = [];
  layers.forEach((layer, index) => {
    for (const other of layers.slice(index + 1)) {
      if (share(...sideBySide(layer, other)) > TOLERANCE)
        findings.push({ kind: "overlap", layer: layer.id, message: `${layer.id} lies on ${other.id}` });
    }
    // A badge is a sticker: it may touch the product, words may not.
    const allowed = layer.kind === "badge" ? 0.45 : TOLERANCE;
    for (const area of keepClear)
      if (share(layer.box, area) > allowed)
        findings.push({ kind: "covered", layer: layer.id, message: `${layer.id} covers the product` });
  });
  return findings;
}

/** Lines turned by the same angle are compared as if the page were turned back. */
function sideBySide(one: Layer, other: Layer): [Box, Box] {
  const { rotate = 0 } = one.style;
  if (rotate === 0 || other.style.rotate !== rotate) return [one.box, other.box];
  const origin = box(0, 0, 0, 0);
  return [turnedWith(one, origin, -rotate).box, turnedWith(other, origin, -rotate).box];
}

/** How much of the smaller of two boxes lies under the other. */
function share(a: Box, b: Box) {
  return overlap(a, b) / Math.min(a.width * a.height, b.width * b.height);
}
