import { moved } from "../geometry/box.ts";
import type { EditedLayer } from "./edited-layer.ts";

/** Far enough to see that there are two. */
const OFFSET = { x: 24, y: 24 };

/** Copies of some layers, each right above its original. */
export function addCopies(layers: readonly EditedLayer[], originals: readonly EditedLayer[]) {
  const taken = new Set(layers.map(({ id }) => id));
  const copies: EditedLayer[] = [];
  const all = layers.flatMap((layer) => {
    if (!originals.includes(layer)) return [layer];
    const copy = { ...layer, id: freeId(layer.id, taken), name: `${layer.name} copy`, box: moved(layer.box, OFFSET) };
    taken.add(copy.id);
    copies.push(copy);
    return [layer, copy];
  });
  return { layers: all, copies };
}

/** The same words for the same document, so that a change can be done again. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** One place up or down; null at the end of the list. */
export function moveInList(layers: readonly EditedLayer[], id: string, by: 1 | -1): EditedLayer[] | null {
  const from = layers.findIndex((layer) => layer.id === id);
  const [layer, neighbour] = [layers[from], layers[from + by]];
  if (!layer || !neighbour) return null;
  return layers.with(from, neighbour).with(from + by, layer);
}
