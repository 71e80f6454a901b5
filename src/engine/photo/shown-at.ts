import { type Box, box, contain, meeting } from "../scene/box.ts";
import { covering } from "../scene/cover.ts";
import type { Node } from "../tree/node.ts";

/** Where a photograph is painted: the part of the canvas that shows it, and where all of it would lie. */
export type Shown = { area: Box; picture: Box };

type Photo = { bytes: Uint8Array; aspect: number };

/** Prints in other colours are pixels of the photograph's shape. */
const ALIKE = 0.02;
const MIDDLE = { x: 0.5, y: 0.5 };

/**
 * Every place where painted nodes show a photograph, the largest first. It is read from the nodes, so that a layout has
 * nothing to report. Turned pictures count as if they hung straight.
 */
export function shownAt(nodes: readonly Node[], photo: Photo): Shown[] {
  const found: Shown[] = [];
  for (const node of nodes) collect(node, { x: 0, y: 0 }, undefined, photo, found);
  return found.sort((one, other) => sizeOf(other.area) - sizeOf(one.area));
}

const sizeOf = ({ width, height }: Box) => width * height;

function collect(node: Node, from: { x: number; y: number }, clip: Box | undefined, photo: Photo, found: Shown[]) {
  const { left, top, width, height, overflow, objectFit } = (node.style ?? {}) as Record<string, unknown>;
  const own = box(from.x + numberIn(left), from.y + numberIn(top), numberIn(width), numberIn(height));
  if (node.type === "image") {
    if (!isOf(node.src, photo) || sizeOf(own) === 0) return;
    const picture = pictureIn(own, objectFit, photo.aspect);
    const area = meeting(meeting(picture, own), clip ?? own);
    if (area.width > 0 && area.height > 0) found.push({ area, picture });
    return;
  }
  if (node.type !== "container") return;
  const inner = overflow === "hidden" ? meeting(own, clip ?? own) : clip;
  for (const child of node.children ?? []) collect(child, own, inner, photo, found);
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : 0);

function isOf(src: unknown, { bytes, aspect }: Photo) {
  if (src === bytes) return true;
  if (typeof src !== "object" || src === null || !("width" in src && "height" in src)) return false;
  return Math.abs(Number(src.width) / Number(src.height) / aspect - 1) < ALIKE;
}

function pictureIn(area: Box, fit: unknown, aspect: number) {
  if (fit === "cover") return covering(aspect, area, { focus: MIDDLE });
  return fit === "contain" ? contain(area, aspect) : area;
}
