import type { EditedDocument, EditedLayer, LayerStyle } from "@/workbench/document/edited-layer.ts";
import type { Box } from "@/workbench/geometry/box.ts";
import { GIANT_READABLE } from "../../../../engine/color/contrast.ts";
import { inOrder } from "../../../../engine/composition/in-order.ts";
import type { Layer } from "../../../../engine/layers/layer.ts";
import { type AddedLayer, MAX_ADDED_WORDS } from "../../../../engine/scene/added-layer.ts";
import { addedPlace } from "../../../../engine/scene/added-place.ts";
import { frameOf } from "../../../../engine/scene/frame.ts";
import { type LayerEdit, MAX_EDITED_WORDS, type Scene } from "../../../../engine/scene/scene.ts";
import { slotWords } from "../../../../engine/scene/slot-words.ts";
import type { TypefaceId } from "../../../../engine/scene/typefaces.ts";
import { FORMATS, type Format } from "../../../../shared/formats.ts";
import type { Base } from "./base.ts";
import { editOf } from "./edits.ts";
import { nameOfAdded, nameOfLayer } from "./layer-names.ts";

/** From this weight on, letters look bold. */
const BOLD = 650;
const LISTED = ["add", "remove", "duplicate", "reorder"] as const;

/** One format of a scene, as the workbench edits it. `settled` are its layers as the scene has them, before a drag. */
export type StudioDocument = EditedDocument & {
  scene: Scene;
  format: Format;
  base: Base | null;
  settled: readonly EditedLayer[];
};

/** What an editor shows of a scene in a format. Until that is laid out, there is a page without layers. */
export function viewOf(scene: Scene, format: Format, base: Base | null): StudioDocument {
  const { width, height, safe } = FORMATS[format];
  const layers = base ? layersOf(scene, format, base) : [];
  return {
    page: { width, height },
    safe: { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom },
    under: base ? groundKey(base.of, format) : "",
    allows: LISTED,
    layers,
    ...{ scene, format, base, settled: layers, isSettling: base?.of !== scene },
  };
}

/** Everything that what lies under the layers depends on. */
function groundKey({ edits: _, added: __, order: ___, said: ____, brief: _____, ...ground }: Scene, format: Format) {
  return JSON.stringify([format, ground]);
}

function layersOf(scene: Scene, format: Format, base: Base): EditedLayer[] {
  const added = new Map((scene.added ?? []).map((layer) => [layer.id, layer]));
  // What was removed a moment ago is there until the layout has closed the gap.
  const isThere = (id: string) =>
    id.startsWith("added-") ? added.has(id) : !base.slotted.has(id) || slotWords(scene, id) !== undefined;
  const known = base.unedited.filter(({ id }) => isThere(id));
  const fresh = [...added.values()].filter(({ id }) => known.every((layer) => layer.id !== id));
  const layers = [
    ...known.map((layer) => layerOf(layer, scene, format, base)),
    ...fresh.map((layer) => freshLayer(layer, scene, format)),
  ];
  return inOrder(layers, scene.order);
}

function layerOf(layer: Layer, scene: Scene, format: Format, base: Base): EditedLayer {
  const { id } = layer;
  const edit = editOf(scene, format, id);
  const added = id.startsWith("added-");
  const isLaidOut = JSON.stringify(edit) === JSON.stringify(editOf(base.of, format, id));
  const painted = isLaidOut ? base.edited.get(id) : undefined;
  const { box, style } = layer;
  const { x: _, y: __, ...size } = box;
  const own: EditedLayer = {
    id,
    name: nameOfLayer(layer, scene),
    kind: layer.kind === "giant" ? "text" : layer.kind,
    box: painted?.box ?? box,
    angle: style.rotate ?? 0,
    text: wordsOf(scene, id, layer, base),
    style: styleOf(layer, scene),
    isLocked: false,
    isHidden: false,
    look: JSON.stringify([{ ...layer, box: size, text: "" }, edit?.framing]),
    mostCharacters: added ? MAX_ADDED_WORDS : MAX_EDITED_WORDS,
    foundSize: (painted ?? layer).style.size,
    ...(layer.kind === "giant" && { contrast: GIANT_READABLE }),
  };
  return edited(own, edit, scene);
}

/** The words that the scene says now, which may be newer than what was laid out. */
function wordsOf(scene: Scene, id: string, layer: Layer, base: Base): string {
  const added = scene.added?.find((one) => one.id === id);
  if (added) return "text" in added ? added.text : layer.text;
  return (base.slotted.has(id) ? slotWords(scene, id) : undefined) ?? layer.text;
}

/** A typeface as the list of the editor has it: a font of the user's own by its name. */
const faceOf = (typeface: TypefaceId, { font }: Scene) => (typeface === "own" && font ? font : typeface);

function styleOf(layer: Layer, scene: Scene): LayerStyle {
  const { style } = layer;
  return {
    face: faceOf(style.typeface, scene),
    size: "auto",
    color: style.color,
    align: style.align,
    isBold: style.weight >= BOLD,
    isUppercase: style.uppercase ?? false,
    outline: style.outline ?? null,
    ground: "fill" in layer && !(layer.kind === "button" && layer.shape === "line") ? layer.fill : null,
    tracking: style.tracking,
    leading: style.leading,
    ...("opacity" in layer && { opacity: layer.opacity }),
  };
}

/** A layer that was added a moment ago and is not laid out yet. */
function freshLayer(added: AddedLayer, scene: Scene, format: Format): EditedLayer {
  const words = "style" in added ? added.style : undefined;
  const own: EditedLayer = {
    id: added.id,
    name: nameOfAdded(added, scene),
    kind: added.kind,
    box: addedPlace(frameOf(format), added),
    angle: added.angle,
    text: "text" in added ? added.text : "",
    style: {
      face: faceOf(words?.typeface ?? "sans", scene),
      size: "auto",
      color: words?.color ?? ("color" in added ? added.color : "#000000"),
      align: words?.align ?? "center",
      isBold: (words?.weight ?? BOLD) >= BOLD,
      isUppercase: words?.uppercase ?? false,
      outline: words?.outline ?? null,
      ground: "fill" in added ? added.fill : null,
      tracking: words?.tracking,
      leading: words?.leading,
    },
    isLocked: false,
    isHidden: false,
    look: JSON.stringify(added),
    mostCharacters: MAX_ADDED_WORDS,
  };
  return edited(own, editOf(scene, format, added.id), scene);
}

function edited(layer: EditedLayer, edit: LayerEdit | undefined, scene: Scene): EditedLayer {
  if (!edit) return layer;
  const { palette } = scene;
  const { text, box, style = {}, fill, roles = {}, opacity, hidden = false, locked = false } = edit;
  const color = roles.color ? palette[roles.color] : style.color;
  const ground = roles.fill ? palette[roles.fill] : fill;
  const changes: Partial<LayerStyle> = {
    ...(style.typeface && { face: faceOf(style.typeface, scene) }),
    ...(style.size && { size: style.size }),
    ...(color && { color }),
    ...(style.align && { align: style.align }),
    ...(style.weight && { isBold: style.weight >= BOLD }),
    ...(style.uppercase !== undefined && { isUppercase: style.uppercase }),
    ...(style.outline !== undefined && { outline: style.outline }),
    ...(style.tracking !== undefined && { tracking: style.tracking }),
    ...(style.leading !== undefined && { leading: style.leading }),
    ...(ground && { ground }),
    ...(opacity !== undefined && { opacity }),
  };
  return {
    ...layer,
    text: text ?? layer.text,
    box: box ? placed(layer, box) : layer.box,
    angle: style.rotate ?? layer.angle,
    isHidden: hidden,
    isLocked: locked,
    style: { ...layer.style, ...changes },
  };
}

/** A logo keeps its shape, so its frame is where it was painted. */
const placed = ({ kind, box: painted }: EditedLayer, box: Box): Box =>
  kind === "logo" && painted.x === box.x && painted.y === box.y ? painted : box;
