import { moved } from "@/workbench/geometry/box.ts";
import { SMALLEST } from "../../../../engine/composition/paintable.ts";
import type { Layer } from "../../../../engine/layers/layer.ts";
import {
  type AddedLayer,
  MAX_ADDED_LAYERS,
  MAX_ADDED_PICTURES,
  picturesIn,
} from "../../../../engine/scene/added-layer.ts";
import { placeOfBox } from "../../../../engine/scene/added-place.ts";
import { frameOf } from "../../../../engine/scene/frame.ts";
import type { Scene } from "../../../../engine/scene/scene.ts";
import { withoutSlot } from "../../../../engine/scene/slot-words.ts";
import { FORMAT_IDS, type Format } from "../../../../shared/formats.ts";
import { withEdit, withoutEdits } from "./edits.ts";
import type { StudioDocument } from "./view.ts";

/** Why no further layer can be added; null if one can. */
export function whyFull({ added = [] }: Pick<Scene, "added">, isPicture: boolean): string | null {
  if (added.length >= MAX_ADDED_LAYERS)
    return `A creative holds ${MAX_ADDED_LAYERS} layers of your own. Remove one first.`;
  if (isPicture && picturesIn(added).length >= MAX_ADDED_PICTURES)
    return `A creative holds ${MAX_ADDED_PICTURES} pictures of your own. Remove one first.`;
  return null;
}

/** An id that no layer has, not even one that an undone step would bring back: numbers only rise. */
export function freeId({ added = [], edits, order = [] }: Pick<Scene, "added" | "edits" | "order">): string {
  const taken = new Set([...added.map(({ id }) => id), ...edits.map(({ layer }) => layer), ...order]);
  let number = added.length + 1;
  while (taken.has(`added-${number}`)) number += 1;
  return `added-${number}`;
}

export const withAdded = (scene: Scene, layer: AddedLayer): Scene => ({
  ...scene,
  added: [...(scene.added ?? []), layer],
  ...(scene.order && { order: [...scene.order, layer.id] }),
});

/** Far enough to see that there are two. */
const OFFSET = { x: 24, y: 24 };

/** Copies of some layers, as they are painted in this format, each above its original. */
export function withCopies({ scene, format, base, layers }: StudioDocument, ids: readonly string[]) {
  const copies: string[] = [];
  const order = layers.map(({ id }) => id);
  const next = ids.reduce((now, id) => {
    const painted = base?.edited.get(id);
    const own = scene.added?.find((one) => one.id === id);
    if (!painted || whyFull(now, false)) return now;
    const copy = copyOf(painted, own, freeId(now), format);
    copies.push(copy.id);
    order.splice(order.indexOf(id) + 1, 0, copy.id);
    return withAdded(now, copy);
  }, scene);
  return { scene: copies.length > 0 ? { ...next, order } : scene, copies };
}

function copyOf(layer: Layer, own: AddedLayer | undefined, id: string, format: Format): AddedLayer {
  const frame = frameOf(format);
  const { style } = layer;
  const base = { ...placeOfBox(frame, moved(layer.box, OFFSET)), id, angle: style.rotate ?? 0 };
  const { rotate: _, strong: __, ...look } = style;
  const words = { text: layer.text, style: { ...look, size: style.size / frame.unit } };
  switch (layer.kind) {
    case "text":
      return { ...base, ...words, kind: "text", ...(layer.ground && { ground: layer.ground }) };
    case "giant": {
      const [line] = layer.lines;
      const { width, weight } = line ?? {};
      // Beside a fact that takes the whole page, nothing may be left of it.
      const size = Math.max(SMALLEST, line?.size ?? style.size) / frame.unit;
      const set = { ...words.style, size, ...(width && { width }), ...(weight && { weight }) };
      return { ...base, kind: "text", text: layer.text, style: set };
    }
    case "button":
      return { ...base, ...words, kind: "button", fill: layer.fill, shape: layer.shape, arrow: layer.arrow };
    case "badge":
      return {
        ...base,
        ...words,
        kind: "badge",
        fill: layer.fill,
        shape: layer.shape,
        ...(layer.small && { small: layer.small }),
      };
    case "logo":
      return { ...base, kind: "logo", color: style.color };
    case "picture":
      return { ...base, kind: "picture", photo: layer.photo, framing: layer.framing, corner: layer.corner };
    case "shape": {
      const stroke = own?.kind === "shape" ? own.stroke : undefined;
      return {
        ...base,
        kind: "shape",
        shape: layer.shape,
        fill: layer.fill,
        opacity: layer.opacity,
        ...(stroke && { stroke }),
      };
    }
  }
}

/**
 * A layer of one's own goes from all formats. One that shows words of the creative goes with them, and the layout closes
 * the gap; any other of the layout's is hidden in all formats, because the layout would bring it back.
 */
export function withoutLayers({ scene, base }: Pick<StudioDocument, "scene" | "base">, ids: readonly string[]): Scene {
  const own = new Set((scene.added ?? []).filter(({ id }) => ids.includes(id)).map(({ id }) => id));
  const { added, order } = scene;
  const left: Scene = {
    ...withoutEdits(scene, ({ layer }) => own.has(layer)),
    ...(own.size > 0 && { added: added?.filter(({ id }) => !own.has(id)) }),
    ...(order && { order: order.filter((id) => !own.has(id)) }),
  };
  // From the end, because what follows in a list takes the place of what goes.
  const others = ids.filter((id) => !own.has(id)).sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return others.reduce((now, id) => (base?.slotted.has(id) && withoutSlot(now, id)) || hidden(now, id), left);
}

const hidden = (scene: Scene, id: string): Scene =>
  FORMAT_IDS.reduce((now, format) => withEdit(now, format, id, (edit) => ({ ...edit, hidden: true })), scene);
