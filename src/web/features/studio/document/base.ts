import type { LaidOut } from "@/oven/oven.ts";
import type { Layer } from "../../../../engine/layers/layer.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { slotWords } from "../../../../engine/scene/slot-words.ts";

/** What the layout made of a scene in one format. Views and drafts build on it until the next one is there. */
export type Base = {
  /** What it was laid out from. */
  of: Scene;
  /** The layers as the layout alone decides, from the lowest to the highest. */
  unedited: readonly Layer[];
  /** As they are painted, hidden ones among them. */
  edited: ReadonlyMap<string, Layer>;
  /** The layers that show a slot as it is: other words go there, and the layout makes room for them. */
  slotted: ReadonlySet<string>;
  leftOut: readonly string[];
};

export function baseOf(scene: Scene, { layers, hidden, unedited, leftOut }: LaidOut): Base {
  const edited = [...layers, ...hidden.map(({ layer }) => layer)];
  return {
    of: scene,
    unedited,
    edited: new Map(edited.map((layer) => [layer.id, layer])),
    slotted: new Set(unedited.filter(({ id, text }) => slotWords(scene, id) === text).map(({ id }) => id)),
    leftOut,
  };
}
