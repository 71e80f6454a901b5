import type { Layer } from "../../../engine/layers/layer.ts";
import type { LayerEdit, Scene } from "../../../engine/scene/scene.ts";
import type { TextStyle } from "../../../engine/scene/text-style.ts";
import { FORMATS, type PictureFormat } from "../../../shared/formats.ts";
import type { EditedDocument, EditedLayer, LayerStyle } from "./edited-layer.ts";

/** From this weight on, letters look bold. */
const BOLD = 650;
const WEIGHTS = { bold: 800, regular: 450 };

/** A scene and one of its formats, laid out as if nobody had edited it: hidden layers are among these too. */
export type LaidOutScene = { scene: Scene; format: PictureFormat; layers: readonly Layer[] };

/** What an editor shows of a scene: what the layout decided, and on top of it what was edited before. */
export function documentOfScene({ scene, format, layers }: LaidOutScene): EditedDocument {
  const { width, height, safe } = FORMATS[format];
  const { edits, ...ground } = scene;
  return {
    page: { width, height },
    safe: { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom },
    under: JSON.stringify([format, ground]),
    allows: [],
    layers: layers.map((layer) => {
      const changes = edits.filter((edit) => edit.format === format && edit.layer === layer.id);
      return changes.reduce(withEdit, editedLayer(layer));
    }),
  };
}

/** The scene with what an editor changed in this format; the edits of other formats stay. */
export function sceneOfDocument(laidOut: LaidOutScene, document: EditedDocument): Scene {
  const { scene, format, layers } = laidOut;
  const before = documentOfScene({ ...laidOut, scene: { ...scene, edits: [] } });
  const originals = new Map(before.layers.map((layer) => [layer.id, layer]));
  const edits = layers.flatMap(({ id }): LayerEdit[] => {
    const original = originals.get(id);
    const now = document.layers.find((layer) => layer.id === id);
    // A layer that was removed is one that is not shown: the layout would bring it back.
    if (!original || !now) return [{ format, layer: id, hidden: true }];
    const edit = editBetween(original, now);
    return Object.keys(edit).length ? [{ format, layer: id, ...edit }] : [];
  });
  return { ...scene, edits: [...scene.edits.filter((edit) => edit.format !== format), ...edits] };
}

function editedLayer(layer: Layer): EditedLayer {
  const { id, text, box, style } = layer;
  return {
    id,
    name: nameOf(id),
    kind: layer.kind === "giant" ? "text" : layer.kind,
    box,
    angle: style.rotate ?? 0,
    text,
    style: {
      face: style.typeface,
      size: "auto",
      color: style.color,
      align: style.align,
      isBold: style.weight >= BOLD,
      isUppercase: style.uppercase ?? false,
      outline: style.outline ?? null,
      ground: "fill" in layer && !("shape" in layer && layer.shape === "line") ? layer.fill : null,
    },
    isLocked: false,
    isHidden: false,
  };
}

/** "fact-2" is the second fact. */
function nameOf(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withEdit(layer: EditedLayer, { text, box, style = {}, fill, hidden }: LayerEdit): EditedLayer {
  const { typeface, size, color, align, weight, uppercase, outline, rotate } = style;
  const changes: Partial<LayerStyle> = {
    ...(typeface && { face: typeface }),
    ...(size && { size }),
    ...(color && { color }),
    ...(align && { align }),
    ...(weight && { isBold: weight >= BOLD }),
    ...(uppercase !== undefined && { isUppercase: uppercase }),
    ...(outline !== undefined && { outline }),
    ...(fill && { ground: fill }),
  };
  return {
    ...layer,
    ...(text !== undefined && { text }),
    ...(box && { box }),
    ...(rotate !== undefined && { angle: rotate }),
    isHidden: hidden ?? layer.isHidden,
    style: { ...layer.style, ...changes },
  };
}

function editBetween(before: EditedLayer, now: EditedLayer): Omit<LayerEdit, "format" | "layer"> {
  const style = styleBetween(before, now);
  const isPlaced = (["x", "y", "width", "height"] as const).some((side) => before.box[side] !== now.box[side]);
  return {
    ...(now.text !== before.text && { text: now.text }),
    ...(isPlaced && { box: now.box }),
    ...(now.style.ground && now.style.ground !== before.style.ground && { fill: now.style.ground }),
    ...(now.isHidden && { hidden: true }),
    ...(Object.keys(style).length && { style }),
  };
}

function styleBetween({ style: before, angle }: EditedLayer, { style: now, angle: turned }: EditedLayer) {
  const style: LayerEdit["style"] = {
    ...(now.face !== before.face && { typeface: now.face as TextStyle["typeface"] }),
    ...(now.size !== "auto" && { size: now.size }),
    ...(now.color !== before.color && { color: now.color }),
    ...(now.align !== before.align && { align: now.align }),
    ...(now.isBold !== before.isBold && { weight: now.isBold ? WEIGHTS.bold : WEIGHTS.regular }),
    ...(now.isUppercase !== before.isUppercase && { uppercase: now.isUppercase }),
    ...(now.outline !== before.outline && { outline: now.outline }),
    ...(turned !== angle && { rotate: turned }),
  };
  return style;
}
