import type { Layer } from "../layers/layer.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import type { Composition } from "../layout-pieces/stage.ts";
import type { Painter } from "../painter/painter.ts";
import { type Box, bottom, box, right } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import { at, type Node } from "../tree/node.ts";
import { canvasOf, paintTree } from "./render-scene.ts";

/** A part of a picture: RGBA, and the box it covers on the canvas, in the canvas's own pixels. */
export type Part = { rgba: Uint8Array; width: number; height: number; box: Box };

/** What lies under the layers. */
export const paintUnder = (painter: Painter, frame: Frame, composition: Composition, scale: number) =>
  paintTree(painter, frame, canvasOf(frame, composition.paint), scale, composition);

/** What lies over the layers, cut to size; undefined when nothing does. */
export function paintOver(painter: Painter, frame: Frame, composition: Composition, scale: number) {
  const { over = [], strokes = [] } = composition;
  return paintCut(painter, frame, composition, [...over, ...strokes], scale);
}

/** A layer that mixes with the colours under it. */
const isMixed = (layer: Layer) => layer.kind === "giant" && (layer.blend !== undefined || layer.cut !== undefined);

/**
 * One layer on transparent ground, cut to size. One that mixes with what lies under it is painted together with that and
 * cut along its own box.
 */
export async function paintLayerAlone(
  painter: Painter,
  frame: Frame,
  composition: Composition,
  layer: Layer,
  scale: number,
): Promise<(Part & { isLifted: boolean }) | undefined> {
  const { paint, layers } = composition;
  if (!isMixed(layer)) {
    const part = await paintCut(
      painter,
      frame,
      composition,
      [paintLayer(layer, composition)],
      scale,
      roomOf(layer, frame),
    );
    return part && { ...part, isLifted: true };
  }
  const under = layers.slice(0, layers.indexOf(layer) + 1).map((one) => paintLayer(one, composition));
  const rgba = await paintTree(painter, frame, canvasOf(frame, [...paint, ...under]), scale, composition);
  const all = { width: Math.round(frame.width * scale), height: Math.round(frame.height * scale) };
  return {
    ...cut(rgba, all, onPixels(layer.kind === "giant" && layer.cut ? layer.cut : layer.box, all, scale), scale),
    isLifted: false,
  };
}

/** Paints nodes on transparent ground, on no more of the canvas than `room`. */
async function paintCut(
  painter: Painter,
  frame: Frame,
  composition: Composition,
  nodes: Node[],
  scale: number,
  room: Box = frame.all,
) {
  if (nodes.length === 0) return undefined;
  const { x, y, width, height } = room;
  const moved = at(box(-x, -y, frame.width, frame.height), {}, ...nodes);
  const rgba = await paintTree(painter, room, canvasOf(room, [moved]), scale, composition);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const ink = inkBox(rgba, size);
  if (!ink) return undefined;
  const part = cut(rgba, size, ink, scale);
  return { ...part, box: { ...part.box, x: part.box.x + x, y: part.box.y + y } };
}

/** How far shadows, and the tails of letters by their size, reach beyond a layer's box. */
const SHADOW = 80;
const TAIL = 0.4;
/** A room begins on a whole pixel at every scale that is used. */
const STEP = 4;

/** As much of the canvas as a layer may cover. Giant letters may go anywhere. */
function roomOf(layer: Layer, { all }: Frame): Box {
  if (layer.kind === "giant") return all;
  const { rotate, size } = layer.style;
  const { width, height } = layer.box;
  const turned = rotate ? Math.abs(width - height) / 2 : 0;
  const bleed = Math.max(layer.kind === "text" ? 0 : SHADOW, size * TAIL) + turned;
  const left = Math.max(0, Math.floor((layer.box.x - bleed) / STEP) * STEP);
  const top = Math.max(0, Math.floor((layer.box.y - bleed) / STEP) * STEP);
  const end = { x: Math.min(all.width, right(layer.box) + bleed), y: Math.min(all.height, bottom(layer.box) + bleed) };
  const whole = (length: number) => Math.max(STEP, Math.ceil(length / STEP) * STEP);
  return box(left, top, whole(end.x - left), whole(end.y - top));
}

type Size = { width: number; height: number };

/** The smallest box around everything that is not clear. */
function inkBox(rgba: Uint8Array, { width, height }: Size): Box | undefined {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width * 4 + 3; x < width; x++, at += 4) {
      if (rgba[at] === 0) continue;
      if (top < 0) top = y;
      bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  return top < 0 ? undefined : box(left, top, right - left + 1, bottom - top + 1);
}

/** The pixels that a box of the canvas touches. */
function onPixels(area: Box, { width, height }: Size, scale: number): Box {
  const [left, top] = [Math.max(0, Math.floor(area.x * scale)), Math.max(0, Math.floor(area.y * scale))];
  const right = Math.min(width, Math.ceil((area.x + area.width) * scale));
  const bottom = Math.min(height, Math.ceil((area.y + area.height) * scale));
  return box(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
}

function cut(rgba: Uint8Array, { width }: Size, area: Box, scale: number): Part {
  const part = new Uint8Array(area.width * area.height * 4);
  for (let row = 0; row < area.height; row++) {
    const start = ((area.y + row) * width + area.x) * 4;
    part.set(rgba.subarray(start, start + area.width * 4), row * area.width * 4);
  }
  const place = box(area.x / scale, area.y / scale, area.width / scale, area.height / scale);
  return { rgba: part, width: area.width, height: area.height, box: place };
}
