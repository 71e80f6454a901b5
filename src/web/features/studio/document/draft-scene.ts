import type { Scene } from "../../../../engine/scene/scene.ts";
import { sceneOf } from "./change-scene.ts";
import { withEdit } from "./edits.ts";
import type { StudioDocument } from "./view.ts";

/**
 * What is painted while something changes: the layout stays as it was last laid out, and what is new lies on top. So only
 * the layer that changes has to be painted; at rest the layout makes room for it.
 */
export function draftScene(document: StudioDocument): Scene {
  const now = sceneOf(document, false);
  const { base, format, layers } = document;
  if (!base) return now;
  const draft: Scene = { ...base.of, edits: now.edits, order: now.order, added: now.added, font: now.font };
  return layers.reduce((scene, { id, text }) => {
    const laidOut = base.edited.get(id)?.text;
    const isNewer = laidOut !== undefined && laidOut !== text;
    return isNewer ? withEdit(scene, format, id, (edit) => ({ ...edit, text })) : scene;
  }, draft);
}
