import type { EditedLayer } from "../../document/edited-layer.ts";
import { boundsOf } from "../../geometry/box.ts";
import type { SnapTargets } from "../../geometry/snap.ts";
import type { Stage } from "./gesture.ts";

/** So near on the screen, edges and centres meet. */
export const SNAP_PX = 6;

/** What layers line up with: the page, its safe zone, and the layers that stay where they are. */
export function targetsFor({ document }: Stage, moving: readonly EditedLayer[]): SnapTargets {
  const { page, safe, layers } = document;
  const others = layers.filter((layer) => !moving.includes(layer) && !layer.isHidden);
  return { page: { x: 0, y: 0, ...page }, safe, others: others.map((layer) => boundsOf([layer])) };
}
