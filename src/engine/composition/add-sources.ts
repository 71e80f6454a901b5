import { readSaid, type Said } from "../claims/read-said.ts";
import { sourceOf } from "../claims/source-of.ts";
import { type Layer, wordsOf } from "../layers/layer.ts";
import type { LayerEdit } from "../scene/scene.ts";

/** Notes on each layer where its words come from: the user's hand, the description, or the neutral phrases. */
export function addSources(layers: readonly Layer[], edits: readonly LayerEdit[], said: Said | undefined): Layer[] {
  if (!said) return [...layers];
  const read = readSaid(said);
  const typed = new Set(edits.filter((edit) => edit.text !== undefined).map((edit) => edit.layer));
  return layers.map((layer) => {
    const source = typed.has(layer.id) ? "user" : sourceOf(wordsOf(layer), read);
    return source ? { ...layer, source } : layer;
  });
}
