import type { Format } from "../../shared/formats.ts";
import { addSources } from "../compose/add-sources.ts";
import { applyEdits } from "../compose/apply-edits.ts";
import { addGrain, type Grain } from "../compose/grain.ts";
import type { Composition, Stage } from "../compose/stage.ts";
import { withLogo } from "../compose/with-logo.ts";
import type { Layer } from "../layers/layer.ts";
import { paintGround, paintLayer } from "../layers/paint-layer.ts";
import { LAYOUTS } from "../layouts/layouts.ts";
import type { Painter } from "../painter/painter.ts";
import type { Box } from "../scene/box.ts";
import { type Frame, frameOf } from "../scene/frame.ts";
import type { LayerEdit, Scene, Slots } from "../scene/scene.ts";
import { textsOf } from "../text/texts-of.ts";
import { flex, type Node } from "../tree/node.ts";

export type Rendered = { width: number; height: number; rgba: Uint8Array; layers: Layer[]; keepClear: Box[] };

export type Photos = ReadonlyMap<string, Uint8Array>;

/** Lays a scene out in a format: everything decided, nothing painted. */
export async function composeScene(
  painter: Painter,
  scene: Scene,
  format: Format,
  photos?: Photos,
): Promise<{ frame: Frame; composition: Composition }> {
  const frame = frameOf(format);
  const photo = scene.photo === undefined ? undefined : photos?.get(scene.photo);
  const logo = scene.brand.logo === undefined ? undefined : photos?.get(scene.brand.logo);
  for (const picture of [photo, logo]) if (picture) await painter.checkPhoto(picture);
  const edits = scene.edits.filter((edit) => edit.format === format);
  const { compose, limits } = LAYOUTS[scene.layout];
  const slots = limits ? withTypedWords(scene.slots, edits) : scene.slots;
  const stage: Stage = { scene, slots, palette: scene.palette, frame, painter, photo, logo };
  const composition = await compose(stage);
  const signed = logo
    ? await withLogo(stage, composition)
    : composition.layers.filter((layer) => isSigned(layer) && isSet(layer));
  const layers = await applyEdits(stage, signed, edits);
  return { frame, composition: { ...composition, logo, layers: addSources(layers, edits, scene.said) } };
}

/** A poster is made of its words, so new ones make it anew. */
function withTypedWords(slots: Slots, edits: readonly LayerEdit[]): Slots {
  const typed = (layer: string) => edits.findLast((edit) => edit.layer === layer && edit.text)?.text;
  const { struck, giants } = slots;
  const instead = typed("instead") ?? struck?.instead;
  return {
    ...slots,
    headline: typed("headline") ?? slots.headline,
    ...(giants ? { giants: giants.map((giant, index) => typed(`giant-${index + 1}`) ?? giant) } : {}),
    ...(struck && instead ? { struck: { ...struck, instead } } : {}),
  };
}

/** Who gave no name is not signed with a star. */
const isSigned = ({ id, text }: Layer) => id !== "logo" || /[\p{L}\p{N}]/u.test(text);

/** A poster without the word it is made for has nothing to set. */
const isSet = (layer: Layer) => layer.kind !== "giant" || layer.lines.length > 0;

export async function renderScene(painter: Painter, scene: Scene, format: Format, photos?: Photos): Promise<Rendered> {
  const { frame, composition } = await composeScene(painter, scene, format, photos);
  const { layers, keepClear = [] } = composition;
  const rgba = await paintComposition(painter, frame, composition);
  return { width: frame.width, height: frame.height, rgba, layers, keepClear };
}

export function paintComposition(painter: Painter, frame: Frame, composition: Composition, scale = 1) {
  return paintTree(painter, frame, treeOf(frame, composition), scale, composition.grain);
}

/** The whole picture as one tree of nodes. */
export const treeOf = (frame: Frame, { paint, layers, over = [], strokes = [], logo }: Composition) =>
  canvasOf(frame, [...paint, ...layers.map((layer) => paintLayer(layer, logo)), ...over, ...strokes]);

/** The same picture without its words and its grain: what the contrast of every text is measured against. */
export function renderBackdrop(painter: Painter, frame: Frame, { paint, layers, over = [] }: Composition, scale = 1) {
  const grounds = layers.map(paintGround).filter((node) => node !== undefined);
  return paintTree(painter, frame, canvasOf(frame, [...paint, ...grounds, ...over]), scale);
}

type Size = { width: number; height: number };

export const canvasOf = ({ width, height }: Size, nodes: Node[]) =>
  flex({ width, height, position: "relative" }, ...nodes);

export async function paintTree(painter: Painter, { width, height }: Size, tree: Node, scale: number, grain?: Grain) {
  const { text, faces } = textsOf(tree);
  await painter.prepareText(text, faces);
  const rgba = await painter.paint(tree, { width, height }, scale, { isGrained: Boolean(grain) });
  if (grain) addGrain(rgba, Math.round(width * scale), grain);
  return rgba;
}
