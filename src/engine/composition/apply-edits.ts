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

/** All that was changed on a layer, as one change: what came later goes before. */
async function edited(stage: Stage, layer: Layer, edits: readonly LayerEdit[]): Promise<Layer> {
  const own = edits.filter((edit) => edit.layer === layer.id);
  return own.length ? applyEdit(stage, layer, own.reduce(together)) : layer;
}

function together(before: LayerEdit, { roles, ...after }: LayerEdit): LayerEdit {
  // A fixed colour takes the place of an earlier role.
  const { color, fill } = before.roles ?? {};
  const kept = { ...(!after.style?.color && color && { color }), ...(!after.fill && fill && { fill }) };
  const said = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
  return { ...before, ...said, style: { ...before.style, ...after.style }, roles: { ...kept, ...roles } };
}
