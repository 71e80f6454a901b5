import type { PictureFormat } from "../../shared/formats.ts";
import { type Composed, composeScene, type Photos } from "../composition/compose-scene.ts";
import type { Layer } from "../layers/layer.ts";
import { paintGround, paintLayer } from "../layers/paint-layer.ts";
import { addGrain } from "../layout-pieces/grain.ts";
import type { Composition } from "../layout-pieces/stage.ts";
import { wearing } from "../painter/own-font.ts";
import type { Painter } from "../painter/painter.ts";
import type { Box } from "../scene/box.ts";
import type { Frame } from "../scene/frame.ts";
import type { Scene } from "../scene/scene.ts";
import { textsOf } from "../text/texts-of.ts";
import { flex, type Node } from "../tree/node.ts";

export type Rendered = { width: number; height: number; rgba: Uint8Array; layers: Layer[]; keepClear: Box[] };

export async function renderScene(
  painter: Painter,
  scene: Scene,
  format: PictureFormat,
  photos?: Photos,
): Promise<Rendered> {
  return renderComposed(painter, await composeScene(painter, scene, format, photos));
}

export async function renderComposed(painter: Painter, { frame, composition }: Composed): Promise<Rendered> {
  const { layers, keepClear = [] } = composition;
  const rgba = await paintComposition(painter, frame, composition);
  return { width: frame.width, height: frame.height, rgba, layers, keepClear };
}

export function paintComposition(painter: Painter, frame: Frame, composition: Composition, scale = 1) {
  return paintTree(painter, frame, treeOf(frame, composition), scale, composition);
}

/** The whole picture as one tree of nodes. */
export const treeOf = (frame: Frame, composition: Composition) => {
  const { paint, layers, over = [], strokes = [] } = composition;
  return canvasOf(frame, [...paint, ...layers.map((layer) => paintLayer(layer, composition)), ...over, ...strokes]);
};

/** The same picture without its words and its grain: what the contrast of every text is measured against. */
export function renderBackdrop(painter: Painter, frame: Frame, composition: Composition, scale = 1) {
  const { paint, layers, over = [] } = composition;
  const grounds = layers.map((layer) => paintGround(layer, composition)).filter((node) => node !== undefined);
  return paintTree(painter, frame, canvasOf(frame, [...paint, ...grounds, ...over]), scale);
}

type Size = { width: number; height: number };

export const canvasOf = ({ width, height }: Size, nodes: Node[]) =>
  flex({ width, height, position: "relative" }, ...nodes);

export async function paintTree(
  painter: Painter,
  { width, height }: Size,
  tree: Node,
  scale: number,
  { grain, isFlat = false, font }: Pick<Composition, "grain" | "isFlat" | "font"> = {},
) {
  const { text, faces } = textsOf(tree);
  const own = wearing(painter, font);
  await own.prepareText(text, faces);
  const rgba = await own.paint(tree, { width, height }, scale, { isDithered: !grain && !isFlat });
  if (grain) addGrain(rgba, Math.round(width * scale), grain);
  return rgba;
}
