import { moved, type Placed } from "../geometry/box.ts";
import type { EditedLayer } from "./edited-layer.ts";
import type { Placement, Rise } from "./workbench-action.ts";

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

/**
 * Moves some layers up or down; between each other they keep their order. Null when they are as far as they can go.
 */
export function moveInList(
  layers: readonly EditedLayer[],
  chosen: readonly EditedLayer[],
  by: Rise,
): EditedLayer[] | null {
  const next = arranged(layers, chosen, by);
  return next.some((layer, index) => layer !== layers[index]) ? next : null;
}

function arranged(layers: readonly EditedLayer[], chosen: readonly EditedLayer[], by: Rise): EditedLayer[] {
  const others = layers.filter((layer) => !chosen.includes(layer));
  const own = layers.filter((layer) => chosen.includes(layer));
  if (by === "top") return [...others, ...own];
  if (by === "bottom") return [...own, ...others];
  if (by === -1) return arranged(layers.toReversed(), chosen, 1).toReversed();
  const next = [...layers];
  for (let index = next.length - 2; index >= 0; index -= 1) {
    const [layer, above] = [next[index], next[index + 1]];
    if (layer && above && chosen.includes(layer) && !chosen.includes(above)) next.splice(index, 2, above, layer);
  }
  return next;
}

/** A layer at a new place. Words of a fixed size may have a new one there. */
export function atPlace(layer: EditedLayer, { box, angle, size }: Placement): EditedLayer {
  const style = size === undefined || layer.style.size === "auto" ? layer.style : { ...layer.style, size };
  return { ...layer, box, angle, style };
}

/** Layers at new places. Where several grow together, so do words of a fixed size. */
export function placesOf(layers: readonly EditedLayer[], now: readonly Placed[]): Placement[] {
  return layers.map(({ id, box, angle, style }, index) => {
    const placed = now[index] ?? { box, angle };
    if (style.size === "auto" || layers.length === 1) return { id, ...placed };
    return { id, ...placed, size: (style.size * placed.box.width) / box.width };
  });
}
