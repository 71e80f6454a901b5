import type { EditedLayer, LayerStyle } from "@/workbench/document/edited-layer.ts";
import type { Box } from "@/workbench/geometry/box.ts";
import type { PaletteRole } from "../../../../engine/scene/palette.ts";
import type { LayerEdit, Scene } from "../../../../engine/scene/scene.ts";
import { withSlotWords } from "../../../../engine/scene/slot-words.ts";
import type { TextStyle } from "../../../../engine/scene/text-style.ts";
import { ownFontId } from "../../../../shared/fonts/font-facts.ts";
import { FORMAT_IDS, type Format } from "../../../../shared/formats.ts";
import type { Base } from "./base.ts";
import { withEdit } from "./edits.ts";
import type { StudioDocument } from "./view.ts";

const WEIGHTS = { bold: 800, regular: 450 };

/** The scene of a document whose layers were changed in its format. Layers that came or went are not its business. */
export function sceneOf(document: StudioDocument, sameWords: boolean): Scene {
  const { scene, format, base, settled, layers } = document;
  if (layers === settled) return scene;
  const before = new Map(settled.map((layer) => [layer.id, layer]));
  return layers.reduce((changed, layer) => {
    const old = before.get(layer.id);
    if (!old || old === layer) return changed;
    const edited = withFont(
      withEdit(changed, format, layer.id, (edit) => merged(edit, old, layer, scene)),
      old,
      layer,
    );
    return old.text === layer.text
      ? edited
      : withWords(edited, { id: layer.id, text: layer.text, format, base, sameWords });
  }, scene);
}

/** The first layer in a font of the user's own brings it into the scene. */
function withFont(scene: Scene, { style: { face: before } }: EditedLayer, { style: { face } }: EditedLayer): Scene {
  return face !== before && ownFontId(face) !== undefined ? { ...scene, font: face } : scene;
}

type Written = { id: string; text: string; format: Format; base: Base | null; sameWords: boolean };

/** Words go to the slot that the layer shows, where all formats find them, or they are an edit of one format or of all. */
function withWords(scene: Scene, { id, text, format, base, sameWords }: Written): Scene {
  if (!sameWords) return withEdit(scene, format, id, (edit) => ({ ...edit, text }));
  const cleared = FORMAT_IDS.reduce((now, each) => withEdit(now, each, id, ({ text: _, ...edit }) => edit), scene);
  if (scene.added?.some((added) => added.id === id)) {
    const added = scene.added.map((one) => (one.id === id && "text" in one ? { ...one, text } : one));
    return { ...cleared, added };
  }
  const slotted = base?.slotted.has(id) ? withSlotWords(cleared, id, text) : null;
  return slotted ?? FORMAT_IDS.reduce((now, each) => withEdit(now, each, id, (edit) => ({ ...edit, text })), cleared);
}

function merged(edit: LayerEdit, before: EditedLayer, now: EditedLayer, scene: Scene): LayerEdit {
  const style = styleChange(before, now);
  const { size, ...rest } = { ...edit.style, ...style };
  const color = colourChange(scene, before.style.color, now.style.color);
  const fill = colourChange(scene, before.style.ground, now.style.ground);
  return {
    ...edit,
    ...(!isSamePlace(before.box, now.box) && { box: now.box }),
    style: { ...rest, ...(now.style.size !== "auto" && size && { size }), ...(color && { color: color.fixed }) },
    roles: { ...edit.roles, ...(color && { color: color.role }), ...(fill && { fill: fill.role }) },
    ...(fill && { fill: fill.fixed }),
    ...(now.style.opacity !== before.style.opacity && { opacity: now.style.opacity }),
    ...(now.isHidden !== before.isHidden && { hidden: now.isHidden || undefined }),
    ...(now.isLocked !== before.isLocked && { locked: now.isLocked || undefined }),
  };
}

const isSamePlace = (one: Box, other: Box) =>
  (["x", "y", "width", "height"] as const).every((side) => one[side] === other[side]);

function styleChange({ style: before, angle }: EditedLayer, { style: now, angle: turned }: EditedLayer) {
  const differs = (key: keyof LayerStyle) => now[key] !== before[key];
  return {
    ...(differs("face") && { typeface: ownFontId(now.face) ? "own" : (now.face as TextStyle["typeface"]) }),
    ...(differs("size") && now.size !== "auto" && { size: now.size }),
    ...(differs("align") && { align: now.align }),
    ...(differs("isBold") && { weight: now.isBold ? WEIGHTS.bold : WEIGHTS.regular }),
    ...(differs("isUppercase") && { uppercase: now.isUppercase }),
    ...(differs("outline") && { outline: now.outline }),
    ...(differs("tracking") && now.tracking !== undefined && { tracking: now.tracking }),
    ...(differs("leading") && now.leading !== undefined && { leading: now.leading }),
    ...(turned !== angle && { rotate: turned }),
  } satisfies LayerEdit["style"];
}

/** A colour of the palette is kept by its role, and follows when another palette is taken. */
function colourChange({ palette }: Scene, before: string | null, now: string | null) {
  if (before === now || now === null) return null;
  const role = (Object.keys(palette) as PaletteRole[]).find(
    (each) => palette[each].toLowerCase() === now.toLowerCase(),
  );
  return { role, fixed: role ? undefined : now };
}
