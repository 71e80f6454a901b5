import { isNeutral } from "../claims/is-neutral.ts";
import { readSaid, type Said, type SaidText } from "../claims/read-said.ts";
import { unsaidWords } from "../claims/unsaid-words.ts";
import { type Layer, wordsOf } from "../layers/layer.ts";
import type { LayerEdit } from "../scene/scene.ts";

/** Notes on each layer where its words come from: the user's hand, the description, or the neutral phrases. */
export function addSources(layers: readonly Layer[], edits: readonly LayerEdit[], said: Said | undefined): Layer[] {
  if (!said) return [...layers];
  const read = readSaid(said);
  const typed = new Set(edits.filter((edit) => edit.text !== undefined).map((edit) => edit.layer));
  return layers.map((layer) => {
    const source = typed.has(layer.id) || layer.id.startsWith("added-") ? "user" : sourceOf(wordsOf(layer), read);
    return source ? { ...layer, source } : layer;
  });
}

/** Where the words of a text come from; nothing when part of them was made up. */
export function sourceOf(text: string, said: SaidText): "description" | "neutral" | undefined {
  if (isNeutral(text, said.language)) return "neutral";
  return unsaidWords(text, said).length === 0 ? "description" : undefined;
}
