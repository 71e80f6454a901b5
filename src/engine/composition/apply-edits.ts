import type { Layer } from "../layers/layer.ts";
import type { Composition, Stage } from "../layout-pieces/stage.ts";
import type { LayerEdit, Scene } from "../scene/scene.ts";
import { applyEdit } from "./apply-edit.ts";
import { inOrder } from "./in-order.ts";

/** Changes made in the editor override the layout's decisions. Hidden layers are set like the others, but not shown. */
export async function applyEdits(
  stage: Stage,
  layers: readonly Layer[],
  edits: readonly LayerEdit[],
  order: Scene["order"],
): Promise<Required<Pick<Composition, "layers" | "hidden">>> {
  const every = inOrder(await Promise.all(layers.map((layer) => edited(stage, layer, edits))), order);
  const hiddenIds = new Set(edits.filter(({ hidden }) => hidden).map(({ layer }) => layer));
  return {
    layers: every.filter(({ id }) => !hiddenIds.has(id)),
    hidden: every.flatMap((layer, index) =>
      hiddenIds.has(layer.id) ? [{ layer, above: every[index - 1]?.id ?? null }] : [],
    ),
  };
}

async function edited(stage: Stage, layer: Layer, edits: readonly LayerEdit[]): Promise<Layer> {
  let now = layer;
  for (const edit of edits) if (edit.layer === layer.id) now = await applyEdit(stage, now, edit);
  return now;
}
