import type { Layer } from "../../../../engine/layers/layer.ts";
import type { AddedLayer } from "../../../../engine/scene/added-layer.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";

const SHAPES: Readonly<Record<string, string>> = { rounded: "Rounded rectangle", bubble: "Speech bubble" };
const kindName = (added: AddedLayer) =>
  capital(added.kind === "shape" ? (SHAPES[added.shape] ?? added.shape) : added.kind);

/** "Star", and "Star 2" for the second one. */
export function nameOfAdded(added: AddedLayer, { added: all = [] }: Pick<Scene, "added">): string {
  const name = kindName(added);
  const same = all.filter((other) => kindName(other) === name);
  const number = same.findIndex(({ id }) => id === added.id) + 1;
  return number > 1 ? `${name} ${number}` : name;
}

/** "fact-2" is the second fact. */
export function nameOfLayer({ id }: Layer, scene: Pick<Scene, "added">): string {
  const added = scene.added?.find((one) => one.id === id);
  return added ? nameOfAdded(added, scene) : capital(id.replaceAll("-", " "));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
