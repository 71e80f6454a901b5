import type { LayerEdit, Scene } from "../../../../engine/scene/scene.ts";
import type { PictureFormat } from "../../../../shared/formats.ts";

/** What was changed by hand on a layer in a format; nothing, where nothing was. */
export const editOf = ({ edits }: Pick<Scene, "edits">, format: PictureFormat, layer: string): LayerEdit | undefined =>
  edits.find((edit) => edit.format === format && edit.layer === layer);

/** The scene with another edit of a layer. One that says nothing any more goes. */
export function withEdit(
  scene: Scene,
  format: PictureFormat,
  layer: string,
  change: (edit: LayerEdit) => LayerEdit,
): Scene {
  const before = editOf(scene, format, layer);
  const next = tidied(change(before ?? { format, layer }));
  const others = scene.edits.filter((edit) => edit !== before);
  return { ...scene, edits: next ? [...others, next] : others };
}

/** Without what is not set; nothing if that is all. */
function tidied(edit: LayerEdit): LayerEdit | null {
  const entries = Object.entries(edit).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined) return [];
    if (key !== "style" && key !== "roles") return [[key, value]];
    const set = Object.entries(value).filter(([, one]) => one !== undefined);
    return set.length > 0 ? [[key, Object.fromEntries(set)]] : [];
  });
  return entries.length > 2 ? (Object.fromEntries(entries) as LayerEdit) : null;
}

/** The scene without some of what was changed by hand. */
export const withoutEdits = (scene: Scene, isGone: (edit: LayerEdit) => boolean): Scene => ({
  ...scene,
  edits: scene.edits.filter((edit) => !isGone(edit)),
});
