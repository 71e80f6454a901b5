import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import type { LayoutId } from "../../../../engine/scene/layout-id.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { withSlotWords } from "../../../../engine/scene/slot-words.ts";

type Worded = Pick<EditedLayer, "id" | "text">;

/** Some layouts set a headline in bands, each a layer of its own. */
const BAND = /^headline-\d+$/;

/**
 * The same words in another layout. Place, size and look were made for the one before, but for those of layers of one's
 * own; what was typed stays. `layers` are the ones that are seen now.
 */
export function inLayout(scene: Scene, layout: LayoutId, layers: readonly Worded[] = []): Scene {
  const { edits, ...whole } = withWholeHeadline(scene, layers);
  const kept = edits.flatMap((edit): Scene["edits"] => {
    const { format, layer, text } = edit;
    if (layer.startsWith("added-")) return [edit];
    return text === undefined || BAND.test(layer) ? [] : [{ format, layer, text }];
  });
  return { ...whole, layout, order: undefined, edits: kept };
}

/** What was typed in one band goes into the headline that they are made of. */
export function withWholeHeadline(scene: Scene, layers: readonly Worded[]): Scene {
  const isTyped = scene.edits.some(({ layer, text }) => text !== undefined && BAND.test(layer));
  if (!isTyped) return scene;
  const bands = layers
    .filter(({ id }) => BAND.test(id))
    .sort((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
  return withSlotWords(scene, "headline", bands.map(({ text }) => text.trim()).join(" ")) ?? scene;
}
